import { fillLetter } from '@hoa/core/letters/fill-letter';
import { editedBlock } from '@hoa/core/letters/letter-text';
import type { LetterByForm } from '@hoa/core/rendering/page-renderer';
import type { FilledLetter, LetterBlock } from '@hoa/core/schemas/filled-letter';
import type { LawFact } from '@hoa/core/schemas/law';
import type { Letter, LetterValues } from '@hoa/core/schemas/letter';
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { showToast } from '../../components/toast/toasts';
import { todayHere } from '../../components/today-here';
import {
  eraseLetters,
  type RememberedValues,
  readLetterEdits,
  readLetterValues,
  writeLetterEdits,
  writeLetterValues,
} from '../../navigation/letter-values';

type Community = LetterByForm['community'];
const COMMUNITIES: readonly Community[] = ['planned-community', 'condominium', 'cooperative'];
type Edits = Record<string, string>;

/** The name of the field of a form that is of no letter: which act of a state applies. */
export const COMMUNITY_FIELD = 'community';

/** A letter while somebody writes it: what the form holds, what was changed by hand, how it reads. */
export interface LetterDraft {
  formRef: RefObject<HTMLFormElement | null>;
  filled: FilledLetter;
  edits: Edits;
  /** The blocks as they are now, without those that were taken out by hand. */
  blocks: LetterBlock[];
  /** Call it after anything in the form has changed. */
  readForm: () => void;
  /** undefined takes a change by hand back. */
  edit: (blockId: string, text: string | undefined) => void;
  /** Erases this letter and all others of this tab. */
  erase: () => void;
}

function fieldsOf(form: HTMLFormElement): (HTMLInputElement | HTMLSelectElement)[] {
  return [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[data-letter-field]')];
}

function valuesIn(form: HTMLFormElement, { fields }: Letter): LetterValues {
  const data = new FormData(form);
  return Object.fromEntries(fields.map(({ id }) => [id, String(data.get(id) ?? '')]));
}

/** All that this tab remembers of a form: what is the same in every letter, its act too. */
function rememberedIn(form: HTMLFormElement, letter: Letter): RememberedValues {
  const hasPlace = new FormData(form).has(COMMUNITY_FIELD);
  const values = valuesIn(form, letter);
  return hasPlace ? { ...values, [COMMUNITY_FIELD]: communityIn(form) ?? '' } : values;
}

function communityIn(form: HTMLFormElement): Community {
  const chosen = new FormData(form).get(COMMUNITY_FIELD);
  return COMMUNITIES.find((community) => community === chosen);
}

/**
 * A letter that is being written. The fields stay the browser's own: what was typed before the page
 * was live is read from them, and what this tab remembers is put into those that are empty.
 */
export function useLetterDraft(
  letter: Letter,
  place: { state: string | undefined; facts: readonly LawFact[] | undefined },
  sent: LetterByForm | undefined,
): LetterDraft {
  const { slug } = letter;
  const { state, facts } = place;
  const formRef = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<LetterValues>(sent?.values ?? {});
  const [community, setCommunity] = useState<Community>(sent?.community);
  const [edits, setEdits] = useState<Edits>({});
  const filled = useMemo(
    () => fillLetter(letter, values, { state, community, facts }),
    [letter, values, state, community, facts],
  );
  const blocks = filled.blocks.flatMap((block) => {
    const text = edits[block.id];
    return (text === undefined ? block : editedBlock(block, text)) ?? [];
  });

  const take = (form: HTMLFormElement) => {
    setValues(valuesIn(form, letter));
    setCommunity(communityIn(form));
  };
  const readForm = () => {
    const form = formRef.current;
    if (form === null) return;
    take(form);
    writeLetterValues(rememberedIn(form, letter));
  };
  /** Puts what is known into the fields that are empty. */
  const putInto = (form: HTMLFormElement, known: Record<string, string | undefined>) => {
    for (const field of fieldsOf(form)) {
      if (field.value === '') field.value = known[field.name] ?? '';
    }
    take(form);
  };
  const restore = useEffectEvent(() => {
    const form = formRef.current;
    if (form === null) return;
    putInto(form, { today: todayHere(), ...readLetterValues() });
    // What was typed before the page was live is remembered too.
    writeLetterValues(rememberedIn(form, letter));
    setEdits(readLetterEdits(slug));
  });
  useEffect(() => restore(), []);

  const keepEdits = (next: Edits) => {
    setEdits(next);
    writeLetterEdits(slug, next);
  };
  return {
    formRef,
    filled,
    edits,
    blocks,
    readForm,
    edit(blockId, text) {
      const { [blockId]: _, ...others } = edits;
      keepEdits(text === undefined ? others : { ...others, [blockId]: text });
    },
    erase() {
      eraseLetters();
      setEdits({});
      const form = formRef.current;
      if (form === null) return;
      for (const field of fieldsOf(form)) field.value = '';
      putInto(form, { today: todayHere() });
      showToast({
        title: 'All letters are erased',
        description: 'What you wrote in them is gone from this tab.',
      });
    },
  };
}
