import { expect, test } from 'vitest';
import { askedStates, withoutPlaces, withStateNames } from './asked-states.ts';

const states = (question: string) => [...askedStates(question)].sort();

test('a visitor names a state as people write it', () => {
  for (const [question, state] of [
    ['fl hoa fine limit per day', 'florida'],
    ['FL HOA fines', 'florida'],
    ['Does NC law let me fly a flag?', 'north carolina'],
    ['Austin, TX - the board fined me', 'texas'],
    ['May they do that in tx', 'texas'],
    ['VA law on fines', 'virginia'],
    ['solar in Calif.', 'california'],
    ['a small condo in Lewes DE, 16 units', 'delaware'],
    ['Columbus OH owner here', 'ohio'],
    ['my neighbor in mobile AL got sued', 'alabama'],
    ['no answer on my deck request, omaha NE', 'nebraska'],
    ['a three unit in Worcester, Mass. and the trustees', 'massachusetts'],
    ['can they raise dues w/out a vote in Ark?', 'arkansas'],
    ['a subdivision in Mobile, Ala. that is from 1998', 'alabama'],
    ['our townhomes in Cary, N.C. flood', 'north carolina'],
    ['Wheeling, W.Va. condo, who repairs', 'west virginia'],
    ['a cabin lot by Berkeley Springs W.Va. with a road', 'west virginia'],
    ['our N.J. condo floods', 'new jersey'],
    ['neighbor in our Papillion subdivision complained about our dogs', 'nebraska'],
    ['the HOA in Katy counted the ballots alone', 'texas'],
    ['Bella Vista wants to raise our dues', 'arkansas'],
    ['a condo in costa mesa', 'california'],
    ['is my hoa in bend allowed to require cedar', 'oregon'],
    ['our mass condo trustees ignore us', 'massachusetts'],
    ['can they stop me renting in mass?', 'massachusetts'],
    ['What is the quorum in Washington, DC?', 'district of columbia'],
    ['Can a D.C. condo board fine me?', 'district of columbia'],
    ['dc condo records', 'district of columbia'],
    ['ny co-op wont show me the minutes', 'new york'],
    ['tx can the board fine me', 'texas'],
    ['may they fine without a hearing nj?', 'new jersey'],
    ['Kansas City, Missouri: may they fine?', 'missouri'],
    ['Washington state EV rules', 'washington'],
    ['Must my HOA in Dallas offer a payment plan?', 'texas'],
    ['our Salt Lake City building', 'utah'],
    ['in downtown st. paul', 'minnesota'],
    ['in reno they tow', 'nevada'],
    ['phoenix hoa late fee maximum', 'arizona'],
    ['Portland, Maine', 'maine'],
    ['las vegas - may they fine me', 'nevada'],
    ['they fined me for my fence, scottsdale', 'arizona'],
    ['pa planned community resale certificate days', 'pennsylvania'],
    ['co hoa fines', 'colorado'],
    ['tenessee condo lien how long is it good', 'tennessee'],
    ['conneticut condo reserves', 'connecticut'],
    ['new jersy hoa election', 'new jersey'],
    ['north carolna fines', 'north carolina'],
    ['townhome in gilbert az, can they fine me', 'arizona'],
    ['my nc neighbors burn leaves', 'north carolina'],
    ['our condo in pa floods', 'pennsylvania'],
    ['condo in LA wants my keys', 'california'],
    ['a house in New Orleans, LA', 'louisiana'],
    ['rental cap on long island', 'new york'],
    ['Our Richmond VA board fined us', 'virginia'],
    ['late fees hoa va, what if the papers are silent', 'virginia'],
    ['a charger at a condo arlington va', 'virginia'],
    ['reserve study hoa CT', 'connecticut'],
    ['HOA CO late fee', 'colorado'],
    ['VA: may they fine me', 'virginia'],
    ['late fee cap ariz. hoa', 'arizona'],
    ['flags hoa colo. may they ban them', 'colorado'],
    ['my HOA in Sparks towed my car', 'nevada'],
    ['I live in Ohio but own a condo in Florida', 'florida'],
  ] as const) {
    expect(states(question), question).toEqual([state]);
  }
});

test('whoever left for a state does not ask for its law, and who came to one does', () => {
  expect(withStateNames('the president just moved to Arizona, is she still on?')).toBe(
    'the president just moved to another state, is she still on?',
  );
  expect(states('our treasurer now lives in Florida and wants to stay on')).toEqual([]);
  expect(states('the lady who kept the books moved to Oregon')).toEqual([]);
  expect(states('Texas HOA: the director moved to Ohio')).toEqual(['texas']);
  expect(states('I moved to Arizona and the HOA fines me')).toEqual(['arizona']);
  expect(states('my neighbor lives in Florida')).toEqual(['florida']);
});

test('words that only look like the code of a state name none', () => {
  for (const question of [
    'Can they fine me in or out of season?',
    'ok hoa says hi to me',
    'Is our condo eligible for VA loans?',
    'Who signs the AR aging report for an MD?',
    'May I, in my own home, keep hens?',
    'They told me, as I said, to go',
    'mi casa tiene una multa',
    'my condo is on the 2nd fl',
    'the 2nd fl condo leaks',
    'the roof is il-fitting',
    'is that ok',
    'our board president Katy resigned',
    'who tells my neighbor Lawton to move his truck?',
    'we walk on the indian trail behind the fence',
    'the pool company wants a new hayward',
    'we live in Del Webb, can they ban trucks',
    'She asked me, Miss Lee, to move my car',
    'our reno took a year',
    'is my condo approved for va',
    'a hoa va approval for the buyer',
    'ok: may they fine me',
    'the HOA is run by a management co',
    'a letter from Tyler about the dues',
    'in Lincoln Park they tow at night',
    'HOA IN OUR TOWN',
    'who approves a kitchen reno?',
    'the buffalo statue at the gate',
    'my daughter austin painted her door',
    'who pays the taxes of an Indian bank?',
    'Georgina and Dakotah moved to an organic farm',
    'they fined me. Public records are shut, please help me. Water leaks in',
  ]) {
    expect(states(question), question).toEqual([]);
  }
});

test('a bank or an insurer with the name of a place is none', () => {
  expect(states('I have a mortgage with Wells Fargo, does that matter')).toEqual([]);
  expect(states('The Hartford turned our claim down')).toEqual([]);
  expect(states('Philadelphia Insurance turned our claim down')).toEqual([]);
  expect(states('Philadelphia Indemnity will not renew')).toEqual([]);
  expect(states('Philadelphia condo late fees')).toEqual(['pennsylvania']);
  expect(states('my condo in Fargo')).toEqual(['north dakota']);
  expect(states('Hartford condo late fees')).toEqual(['connecticut']);
});

test('places are left out with their states, also those that several states have', () => {
  for (const [question, left] of [
    ['Glendale AZ hoa fined me', 'hoa fined me'],
    ['our hoa in Glendale, Arizona tows', 'our hoa tows'],
    ['a condo in Mount Dora, Florida leaks', 'a condo leaks'],
    ['EV charger in California', 'EV charger'],
    ['an orange door', 'an orange door'],
  ] as const) {
    expect(withoutPlaces(question).replaceAll(/\s+/g, ' ').trim(), question).toBe(left);
  }
});

test('a question keeps its other words', () => {
  expect(withStateNames('Tampa, FL hoa: late fee in the fall?')).toBe(
    'Tampa, Florida hoa: late fee in the fall?',
  );
});
