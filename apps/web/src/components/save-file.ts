/** How long the file stays at its address, in milliseconds; browsers read it right away. */
const KEPT_MS = 60_000;

/** Hands a file that was made in the browser to the visitor. */
export function saveFile(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
