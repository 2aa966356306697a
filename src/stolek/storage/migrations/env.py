"""Run by Alembic with the connection that `stolek.storage.database` hands over."""

from alembic import context

from stolek.storage.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()
