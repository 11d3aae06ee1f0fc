/**
 * Elements that go with everything inside them. Most hold raw text that another parser, or the
 * same one after a change around it, would read as markup; the rest show what no text of ours
 * may show. All others that an allow-list lacks are replaced by what they contain.
 */
export const DROPPED_ELEMENTS = (
  'script style template title textarea xmp noscript noembed noframes plaintext iframe frame ' +
  'frameset object embed applet param svg math canvas audio video source track picture img map ' +
  'area select option optgroup datalist input keygen meter progress base basefont link meta ' +
  'bgsound portal dialog slot selectedcontent fencedframe'
).split(' ');
