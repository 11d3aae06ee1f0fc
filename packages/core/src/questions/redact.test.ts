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
    ['phone 555-0199, is it allowed?', 'phone [phone], is it allowed?'],
    ['call me at 555 1200 or 555.1200', 'call me at [phone] or 555.1200'],
    ['the gate box dials 362-4471 at night', 'the gate box dials [phone] at night'],
    ['I live at 1420 W. Oak Hollow Drive.', 'I live at [address]'],
    ['leak at 12 Main St, again', 'leak at [address], again'],
    ['the shed at 4410 Elm is ugly', 'the shed at [address] is ugly'],
    ['I live at 17 elm and rent', 'I live at [address] and rent'],
    ['letters to PO Box 99', 'letters to [address]'],
    ['I own unit 4B and apt. 203, lot 17', 'I own unit [unit] and apt. [unit], lot [unit]'],
    ['the guy in #312 smokes', 'the guy in [unit] smokes'],
    ['account number 00451-22 is wrong', '[number] is wrong'],
    ['my ssn 123-45-6789', 'my ssn [number]'],
    ['charged card 4111 1111 1111 1111 for feed', 'charged card [number] for feed'],
    ['card 4111-1111-1111-1111.', 'card [number].'],
    ['amex 3782 822463 10005', 'amex [number]'],
    ['card 4111111111111111', 'card [number]'],
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
    'Does NRS 116.3102 or § 514-1234 or RCW 64.90 cap the 2021 2022 2023 2024 budgets?',
    'Can the board fine 500-1000 dollars, or 100-1500 for 120-1400 square feet?',
    'The meeting at 100 Percent attendance, at 2025 Annual, at 10 AM on 15 March at 120 Owners',
    'I live at 30 percent quorum and live in 2 units',
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
