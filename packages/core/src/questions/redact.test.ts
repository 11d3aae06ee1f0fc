import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { redact } from './redact.ts';

describe('what could tell who asked is masked', () => {
  test.each([
    ['Write to jane.doe+hoa@example.co.uk please', 'Write to [email] please'],
    ['see https://forum.example/t/123?u=jane and www.acme.com', 'see [link] and [link]'],
    ['our site oakwoodhoa.com/board says', 'our site [link] says'],
    ['Call me at (555) 123-4567 or +1 555.123.4567', 'Call me at [phone] or [phone]'],
    ['text 5551234567 now', 'text [phone] now'],
    ['I live at 1420 W. Oak Hollow Drive.', 'I live at [address]'],
    ['leak at 12 Main St, again', 'leak at [address], again'],
    ['letters to PO Box 99', 'letters to [address]'],
    ['I own unit 4B and apt. 203, lot 17', 'I own unit [unit] and apt. [unit], lot [unit]'],
    ['the guy in #312 smokes', 'the guy in [unit] smokes'],
    ['account number 00451-22 is wrong', '[number] is wrong'],
    ['my ssn 123-45-6789', 'my ssn [number]'],
    ['My name is Maria Lopez-Garcia and I', 'My name is [name] and I'],
    ["my name's bob and i", "my name's [name] i"],
    ['Mr. Smith and neighbor Karen Jones yell', 'Mr. [name] and neighbor [name] yell'],
    ['our president Bill quit. Sincerely, Ann Lee', 'our president [name] quit. Sincerely, [name]'],
  ])('%s', (question, redacted) => {
    expect(redact(question)).toBe(redacted);
  });
});

describe('what the question is about stays', () => {
  test.each([
    'Can the board fine me $1,500 after 30 days under Fla. Stat. § 720.305?',
    'We have 120 lots and 25 percent quorum. Is 18 enough?',
    'My neighbor parks in my space. The manager will not act.',
    'Who pays for the 2 way street, the road and 40 units after 30 days in court?',
    'Is Cal. Civ. Code § 5550 about reserve studies?',
    'In 2025 the assessment rose from 1,200,000 to 1,500,000 dollars',
    'The roof bid was 12345678.90, may the board sign it?',
    'the president can not remove a director',
  ])('%s', (question) => {
    expect(redact(question)).toBe(question);
  });
});

test('masking twice changes nothing more, and no address of any shape survives', () => {
  fc.assert(
    fc.property(fc.string(), fc.emailAddress(), fc.string(), (before, address, after) => {
      const once = redact(`${before} ${address} ${after}`);
      expect(redact(once)).toBe(once);
    }),
  );
  fc.assert(
    fc.property(fc.webUrl({ validSchemes: ['https'] }), (url) => {
      expect(redact(`see ${url} now`)).not.toContain('://');
    }),
  );
});
