import { Packer } from 'docx';
import { saveFile } from '../../components/save-file';
import { type LetterContent, letterDocument } from './letter-document';

/** Makes a Word file of a letter in the browser and hands it to the visitor. */
export async function saveAsWord(slug: string, content: LetterContent): Promise<void> {
  saveFile(`${slug}.docx`, await Packer.toBlob(letterDocument(content)));
}
