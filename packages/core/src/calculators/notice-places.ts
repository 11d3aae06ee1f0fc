import type { FigurePlace } from './law-figures.ts';

/** Where the table of the law holds the days of a notice that the calculator is held against. */
export interface NoticePlace extends FigurePlace {
  /** What its figure of the most days counts, where there is one; it may have the name of the least. */
  most?: string;
  /** What alone the days are for: 'an annual or regular meeting'. */
  only?: string;
}

/** Days of notice before a meeting of the owners. */
export const MEETING_NOTICE_FIGURES: readonly NoticePlace[] = [
  {
    fact: 'ak-annual-meeting',
    of: 'notice in advance of a meeting',
    most: 'notice in advance of a meeting',
  },
  { fact: 'al-annual-meeting-condominium', of: 'notice', most: 'notice' },
  { fact: 'al-annual-meeting', of: 'before the meeting', most: 'before the meeting' },
  {
    fact: 'az-annual-meeting',
    of: 'least notice of owners meeting',
    most: 'most notice of owners meeting',
  },
  {
    fact: 'ca-meeting-notice',
    of: 'notice before the date of the meeting',
    most: 'notice before the date of the meeting',
  },
  {
    fact: 'co-annual-meeting',
    of: 'notice in advance of any meeting',
    most: 'notice in advance of any meeting',
  },
  {
    fact: 'ct-annual-meeting',
    of: 'notice before the meeting date, least',
    most: 'notice before the meeting date, most',
  },
  {
    fact: 'dc-annual-meeting',
    of: 'notice in advance of annual or regularly scheduled meeting',
    only: 'an annual or regular meeting',
  },
  { fact: 'de-annual-meeting', of: 'notice, least', most: 'notice, most' },
  { fact: 'fl-annual-meeting', of: 'notice of members meetings' },
  { fact: 'fl-annual-meeting-condominium', of: 'notice of annual meeting' },
  {
    fact: 'ga-annual-meeting-condominium',
    of: 'notice of the annual meeting',
    only: 'an annual or regular meeting',
  },
  { fact: 'hi-annual-meeting', of: 'in advance of regular, annual, or special meeting, notice' },
  { fact: 'hi-annual-meeting-condominium', of: 'in advance of any meeting, notice' },
  { fact: 'ia-meeting-notice', of: 'before at the latest', most: 'before at the earliest' },
  { fact: 'id-meeting-notice', of: 'before at the latest', most: 'before at the earliest' },
  {
    fact: 'il-annual-meeting',
    of: 'notice of members meetings',
    most: 'notice of members meetings',
  },
  {
    fact: 'il-annual-meeting-condominium',
    of: 'notice of owners meetings',
    most: 'notice of owners meetings',
  },
  { fact: 'in-meeting-notice', of: "notice of a members' meeting" },
  { fact: 'ks-meeting-notice', of: 'before at the latest', most: 'before at the earliest' },
  { fact: 'ky-meeting-notice', of: 'before at the latest', most: 'before at the earliest' },
  { fact: 'ky-meetings-condominium', of: 'before at the latest', most: 'before at the earliest' },
  {
    fact: 'la-annual-meeting',
    of: 'before the meeting, at the least',
    most: 'before the meeting, at the most',
  },
  {
    fact: 'md-annual-meeting-condominium',
    of: 'notice of regular or special meeting',
    most: 'notice of regular or special meeting',
  },
  { fact: 'me-annual-meeting', of: 'notice of meeting', most: 'notice of meeting' },
  { fact: 'mi-meeting-notice', of: 'notice before the meeting', most: 'notice before the meeting' },
  {
    fact: 'mo-annual-meeting-condominium',
    of: 'notice in advance of any meeting',
    most: 'notice in advance of any meeting',
  },
  {
    fact: 'mo-meeting-notice',
    of: 'notice of a meeting of members',
    most: 'notice of a meeting of members',
  },
  { fact: 'nc-annual-meeting', of: 'notice of any meeting', most: 'notice of any meeting' },
  {
    fact: 'nc-special-meeting-condominium',
    of: 'notice of any meeting',
    most: 'notice of any meeting',
  },
  {
    fact: 'nd-meeting-notice',
    of: 'at least before the meeting',
    most: 'at most before the meeting',
  },
  { fact: 'ne-meeting-notice', of: 'earliest safe notice', most: 'longest notice' },
  { fact: 'nj-quorum', of: 'notice', most: 'notice' },
  { fact: 'nm-annual-meeting', of: 'notice before the meeting', most: 'notice before the meeting' },
  {
    fact: 'nm-annual-meeting-condominium',
    of: 'notice in advance of any meeting',
    most: 'notice in advance of any meeting',
  },
  {
    fact: 'nv-annual-meeting',
    of: 'least notice of owners meeting',
    most: 'most notice of owners meeting',
  },
  {
    fact: 'ny-member-meetings',
    of: 'notice of a members meeting',
    most: 'notice of a members meeting',
  },
  { fact: 'oh-meeting-notice', of: 'shortest notice', most: 'longest notice' },
  { fact: 'or-annual-meeting', of: 'notice before the meeting', most: 'notice before the meeting' },
  {
    fact: 'or-annual-meeting-condominium',
    of: 'notice before the meeting',
    most: 'notice before the meeting',
  },
  {
    fact: 'pa-meeting-notice',
    of: 'notice in advance of any meeting',
    most: 'notice in advance of any meeting',
  },
  {
    fact: 'pa-meeting-notice-condominium',
    of: 'notice in advance of any meeting',
    most: 'notice in advance of any meeting',
  },
  { fact: 'ri-annual-meeting', of: 'notice of meeting', most: 'notice of meeting' },
  { fact: 'sc-meeting-notice', of: 'notice of a meeting', most: 'notice of a meeting' },
  {
    fact: 'tn-annual-meeting',
    of: 'notice in advance of any meeting',
    most: 'notice in advance of any meeting',
  },
  { fact: 'tn-meeting-notice-hoa', of: 'notice before the meeting date' },
  { fact: 'tx-meeting-notice', of: 'notice, least', most: 'notice, most' },
  {
    fact: 'va-annual-meeting',
    of: 'notice in advance of annual or regularly scheduled meeting',
    only: 'an annual or regular meeting',
  },
  {
    fact: 'va-annual-meeting-condominium',
    of: 'notice in advance of annual or regularly scheduled meeting',
    only: 'an annual or regular meeting',
  },
  { fact: 'vt-annual-meeting', of: 'notice of meeting', most: 'notice of meeting' },
  {
    fact: 'wa-annual-meeting',
    of: 'notice of unit owners meeting, least',
    most: 'notice of unit owners meeting, most',
  },
  { fact: 'wv-annual-meeting', of: 'least notice', most: 'most notice' },
  { fact: 'wy-meeting-notice', of: 'before the meeting', most: 'before the meeting' },
];

/** Days of notice before a hearing on a fine. */
export const HEARING_NOTICE_FIGURES: readonly NoticePlace[] = [
  { fact: 'ca-fine-notice', of: 'notify the member prior to the meeting' },
  { fact: 'fl-fine-notice', of: 'written notice of the right to a hearing' },
  { fact: 'id-fine-notice', of: 'prior to a meeting to vote on a fine' },
  { fact: 'nm-fine-notice', of: 'written notice prior to the hearing' },
  { fact: 'va-fine-notice', of: 'notice of hearing delivered or mailed before' },
  { fact: 'va-fine-notice-condominium', of: 'notice of hearing delivered or mailed before' },
];
