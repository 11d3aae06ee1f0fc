/** The short forms of states in the names of their codes, 'Fla. Stat.', without the last full stop. */
export const STATE_ABBREVIATIONS: Readonly<Record<string, string>> = {
  AL: 'Ala',
  AZ: 'Ariz',
  AR: 'Ark',
  CA: 'Cal',
  CO: 'Colo',
  CT: 'Conn',
  DE: 'Del',
  DC: 'D.C',
  FL: 'Fla',
  GA: 'Ga',
  HI: 'Haw',
  IL: 'Ill',
  IN: 'Ind',
  KS: 'Kan',
  KY: 'Ky',
  LA: 'La',
  ME: 'Me',
  MD: 'Md',
  MA: 'Mass',
  MI: 'Mich',
  MN: 'Minn',
  MS: 'Miss',
  MO: 'Mo',
  MT: 'Mont',
  NE: 'Neb',
  NV: 'Nev',
  NH: 'N.H',
  NJ: 'N.J',
  NM: 'N.M',
  NY: 'N.Y',
  NC: 'N.C',
  ND: 'N.D',
  OK: 'Okla',
  OR: 'Or',
  PA: 'Pa',
  RI: 'R.I',
  SC: 'S.C',
  SD: 'S.D',
  TN: 'Tenn',
  TX: 'Tex',
  VT: 'Vt',
  VA: 'Va',
  WA: 'Wash',
  WV: 'W. Va',
  WI: 'Wis',
  WY: 'Wyo',
};

/**
 * What the names of codes are made of besides, as statutes are cited, without the full stop: 'Tex.
 * Prop. Code', 'N.D. Cent. Code'. What visitors type beside the number of a section ('civil code
 * 4765', 'cfr') is another list, in `law/cited-rules.ts`: in small letters 'app', 'tax' and 'pub' are words.
 */
export const CODE_ABBREVIATIONS: readonly string[] = (
  'Admin Ann App Bankr Bus Cent Civ Comp Cons Const Corp Corps Elec Evid Fam Gen Gov Ins Loc ' +
  'Oblig Occ Orgs Prac Proc Prop Pub Real Reg Regs Rem Rev Stat Supp Tax Transp Veh'
).split(' ');
