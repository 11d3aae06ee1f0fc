/** What people call the community that they write of, as a part of a pattern; its plural too. */
export const COMMUNITY_WORDS = String.raw`(?:hoa|coa|poa|condo|condominium|co-?op|townho(?:me|use)|association)s?\b`;
