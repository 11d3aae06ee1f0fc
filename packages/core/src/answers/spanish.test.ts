import { describe, expect, test } from 'vitest';
import { readInTalk, readLanguage } from '../language/spanish.ts';
import { FRAMES } from './compose/frame.ts';
import { LAW_WORDS } from './compose/law-words.ts';

describe('a question in Spanish', () => {
  test('is answered with the names that states have in Spanish', () => {
    expect(FRAMES.es.noState('New Jersey', false)).toContain('norma de Nueva Jersey');
    expect(FRAMES.es.federalHolds('Ohio')).toContain('en Ohio');
  });

  test('says the District of Columbia with its article', () => {
    const place = 'District of Columbia';
    expect(FRAMES.es.noState(place, false)).toContain('norma del Distrito de Columbia');
    expect(FRAMES.es.federalHolds(place)).toContain('en el Distrito de Columbia');
  });

  test('is told in Spanish whose a rule is, and what it was read against', () => {
    const { whose, readAgainst } = LAW_WORDS.es;
    expect([whose('New York'), whose('Federal law')]).toEqual(['Nueva York', 'Ley federal']);
    expect(readAgainst('2026-07-10')).toBe('cotejado con el texto del 10 de julio de 2026');
    expect(readAgainst('2026-02')).toBe('cotejado con el texto de febrero de 2026');
    expect(readAgainst(undefined)).toContain('aún no hemos cotejado');
  });

  test.each([
    ['nos cobraron un recargo', /^charge late fee\?$/],
    ['¿nos cobrarán un recargo?', /^charge late fee\?$/],
    ['le niegan el permiso', /^denied approval\?$/],
    ['quieren instalarla en el techo', /^want install roof\?$/],
    ['no podemos reunirnos', /meeting|closed/],
    ['destituyen al tesorero', /^remove a director treasurer\?$/],
    ['construyeron un cobertizo', /^build shed\?$/],
  ])('is read whatever the endings of its verbs: %s', (question, english) => {
    expect(readLanguage(question)).toMatchObject({
      language: 'es',
      english: expect.stringMatching(english),
    });
  });

  test.each([
    ['la asosiasion no arregla la tuveria', 'association not repair plumbing?'],
    ['me van a enbargar la casa', 'foreclosure'],
    ['como puedo apelar una sancion de la directiba', 'how do I appeal fine the board?'],
  ])('is read as it is heard: %s', (question, english) => {
    expect(readLanguage(question).english).toContain(english);
  });

  test.each([
    ['nos quitaron nuestro apartamento', 'foreclosure?'],
    ['se rompió la reja de la entrada', 'burst entrance gate?'],
    ['cómo hago para que la junta repare el techo', 'how do I make the board repair roof?'],
    ['¿qué es un poder y cómo lo firmo?', 'what is proxy how do I sign?'],
    ['quieren firmar una petición', 'want sign a petition?'],
    ['las reuniones son a puertas cerradas', 'meeting closed board meeting?'],
  ])('has its phrases with other words between: %s', (question, english) => {
    expect(readLanguage(question).english).toBe(english);
  });

  test('has English words of the field among its own', () => {
    expect(readLanguage('el board no me deja parquear en el driveway').english).toBe(
      'board not let parking driveway?',
    );
  });

  test('reads no pronoun as a no, and no preposition as a word that sounds like it', () => {
    expect(readLanguage('nos escribieron sobre la basura').english).toBe('write about trash?');
  });

  test('tells a debt from a duty', () => {
    expect(readLanguage('debo tres cuotas').english).toBe('owe dues three dues?');
    expect(readLanguage('debo pintar la cerca').english).toBe('must I paint fence?');
  });

  test('asks with que only where it can', () => {
    expect(readLanguage('a que seguro le reclamo').english).toMatch(/^what insurance/);
    expect(readLanguage('la carta que vimos').english).toBe('letter see?');
  });

  test('names its state as Spanish does', () => {
    expect(readLanguage('¿qué dice la ley de Carolina del Sur?').english).toContain(
      'South Carolina',
    );
  });

  test.each(['cuantas firmas hacen falta', 'me rechazan el cargador'])(
    'is known by few words: %s',
    (question) => {
      expect(readLanguage(question).language).toBe('es');
    },
  );
});

describe('one word', () => {
  test.each([
    ['gravamen', 'lien?'],
    ['multas', 'fine?'],
    ['cerca', 'fence?'],
    ['estatutos', 'bylaws?'],
  ])('alone is Spanish where English has none such: %s', (word, english) => {
    expect(readLanguage(word)).toEqual({ language: 'es', english });
  });

  test.each(['quorum', 'condo', 'no', 'vista', 'vans', 'tickets', 'fence', 'hire', 'Texas'])(
    'alone is English where English has it: %s',
    (word) => {
      expect(readLanguage(word)).toEqual({ language: 'en', english: word });
    },
  );
});

describe('a follow-up that tells no language', () => {
  const FIRST = '¿Puede la junta multarme sin audiencia?';

  test.each([
    ['multa', 'fine?'],
    ['y los perros', 'dog?'],
    ['sin permiso', 'without approval?'],
    ['parking', 'parking?'],
  ])('is read as Spanish after Spanish: %s', (question, english) => {
    expect(readInTalk(question, [FIRST]).asked).toEqual({ language: 'es', english });
    expect(readInTalk('radio', [FIRST, question]).asked.language).toBe('es');
  });

  test.each(['control animal', 'área social', 'panel solar', 'plan de pago'])(
    'is Spanish where English has its words too: %s',
    (question) => {
      expect(readInTalk(question, [FIRST]).asked.language).toBe('es');
    },
  );

  test.each(['late fees?', 'lien amount', 'board meeting notice', 'hearing deadlines'])(
    'is English where all its words are of that field: %s',
    (question) => {
      expect(readInTalk(question, [FIRST]).asked).toEqual({ language: 'en', english: question });
    },
  );

  test.each(['and the dogs?', 'why not?', 'What about in Texas?', 'any exceptions?', ''])(
    'is English where its words are: %s',
    (question) => {
      expect(readInTalk(question, [FIRST]).asked).toEqual({ language: 'en', english: question });
    },
  );

  test('stays English after English', () => {
    const { asked, said } = readInTalk('radio', [FIRST, 'And the dogs?']);
    expect(asked.language).toBe('en');
    expect(said[1]).toBe('And the dogs?');
  });
});

test.each([
  'HOA rules for la casa grande',
  'what is the quorum for a condo',
  'no pets',
  'no a la carte fees in our HOA',
  'todo list for a new board',
  'director control of the patio',
  'is our board president a dictator',
  'Los Altos condo parking plan',
  'San Juan del Sur condo HOA fees',
])('a question in English stays in English: %s', (question) => {
  expect(readLanguage(question)).toEqual({ language: 'en', english: question });
});
