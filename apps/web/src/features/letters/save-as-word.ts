import { Packer } from 'docx';
import { type LetterContent, letterDocument } from './letter-document';

/** How long the file stays at its address, in milliseconds; browsers read it right away. */
const KEPT_MS = 60_000;

/** Makes a Word file of a letter in the browser and hands it to the visitor. */
export async function saveAsWord(slug: string, content: LetterContent): Promise<void> {
  const url = URL.createObjectURL(await Packer.toBlob(letterDocument(content)));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${slug}.docx`;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
