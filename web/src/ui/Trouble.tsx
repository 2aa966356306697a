/** What went wrong, told at once to those who see and those who listen; nothing while all is well. */

export function Trouble({ words }: { readonly words: string | null }) {
  if (!words) return null;
  return (
    <p class="notice bad" role="alert">
      {words}
    </p>
  );
}
