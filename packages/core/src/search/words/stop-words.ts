/** Words that carry grammar, not matter. Apostrophes are already gone ("dont"). */
const GRAMMAR = `
a an the this that these those such some any each every either neither both all most many much more
less few fewer several other others another same own one ones i me my mine myself we us our ours
ourselves you your yours yourself yourselves he him his himself she her hers herself it its itself
they them their theirs themselves who whom whose which what whats when where why how whether while
because since as until till of at by for with without about against between into through during
before after above below to from up upon down in out on off over under again further then than once
here there now and or but nor so if unless although though however therefore thus also too very just
only not no yes never ever always often sometimes already yet still even else instead rather quite
almost perhaps maybe anyway meanwhile per via etc ie eg vs am is are was were be been being isnt arent wasnt
werent aint have has had having havent hasnt hadnt do does did doing done dont doesnt didnt can
cannot cant could couldnt shall should shouldnt will would wouldnt wont may might must mustnt ought
need needs needed needing im ive id ill youre youve youll hes shes theyre theyve theyll weve were
well whos theres thats lets
`;

/** Words with which people ask, tell and complain, whatever it is about. */
const TALK = `
please pls plz thanks thank thx hi hello hey dear sir madam ask asks asked asking question questions
wonder wondering wondered curious advise advice suggestion suggestions opinion thoughts thought think
thinks thinking know knows knew known knowing understand feel feels felt believe guess hope hoping
want wants wanted wanting like likes liked wish tell tells told telling say says said saying talk
talked talking explain mention mentioned get gets got getting gotten gonna gotta wanna give gives gave
given giving go goes going gone went come comes came coming make makes made making take takes took
taken taking let lets put puts putting keep keeps kept keeping try tries tried trying seem seems
seemed really actually basically literally simply apparently obviously clearly honestly exactly
probably possibly supposedly somehow somewhat absolutely totally completely finally recently lately
currently presently today tonight yesterday tomorrow ago anymore anyone anybody anything someone
somebody something everyone everybody everything nobody nothing noone guy guys folks folk person
people lady man woman fellow stuff thing things kind sort lot lots bit alot bunch way ways ok okay
yeah oh lol omg wow ugh ha haha damn hell crap stupid idiot idiots crazy insane ridiculous absurd
nuts awful terrible horrible upset angry mad furious sick tired fed frustrated frustrating annoyed
annoying unbelievable disgusting pathetic good bad nice great best better worse worst big huge
little small new old long short first second third last next two three four five six seven eight
nine ten couple dozen hundred thousand thousands million bucks able sure unsure right wrong true
case cases point fact matter reason reasons part side example situation issue issues problem problems
idea word words way time times day days week weeks month months year years hour hours minute morning
afternoon evening night weekend monday tuesday wednesday thursday friday saturday sunday january
february march april june july august september october november december around away back become
becomes became begin start started stop going look looks looking looked see sees saw seen seeing find
finds found show shows happen happens happened happening happend use uses used using work works help
helps mean means meant live lives lived living lives call calls called calling allow allowed allows
legit legal legally illegal legality lawful fair unfair kinda sorta plus minus w u ur r b n bc cuz
cause bout til tho thru gotten yall amp nbsp re ve ll s t d m
`;

/** Conversational words that are also the names of things in the library, and so stay. */
const KEPT = new Set(['work', 'call', 'new', 'stop', 'long', 'short', 'small', 'fair', 'second']);

const STOP_WORDS: ReadonlySet<string> = new Set(
  `${GRAMMAR} ${TALK}`.split(/\s+/).filter((word) => word !== '' && !KEPT.has(word)),
);

/** Whether a word, in its plain form, says nothing about what a question is about. */
export function isStopWord(form: string): boolean {
  return STOP_WORDS.has(form);
}
