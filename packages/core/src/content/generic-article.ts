import { escapeHtml } from '../text/escape-html.ts';

/**
 * The article that stands in where the library has none and no provider may write one: how a
 * reader finds the rule about any subject in the documents of their own association.
 *
 * @returns HTML made of headings, paragraphs and one list, the title escaped
 */
export function genericArticle(title: string): string {
  const subject = escapeHtml(title);
  return [
    `<p>The library has no article about ${subject} yet. The steps below find the rule that applies in your own community, usually within an hour.</p>`,
    '<h2>Read your papers in this order</h2>',
    '<ol>',
    '<li>State law comes first: search your state code for the chapter on common interest communities, condominiums or nonprofit corporations.</li>',
    '<li>The declaration (CC&amp;Rs) binds every owner and is recorded with the county: search it for the subject in your question.</li>',
    '<li>The bylaws say how the association decides: meetings, votes, officers and notice.</li>',
    '<li>Rules and resolutions fill in the details and may not contradict the three above.</li>',
    '</ol>',
    '<h2>Ask in writing</h2>',
    `<p>Send the manager or the secretary a short dated letter or e-mail: which provision applies to ${subject}, whether the board has adopted a policy on it, and where you can read it. Keep a copy, and note the day by which you asked for a reply.</p>`,
    '<h2>Bring it to a meeting</h2>',
    '<p>If no answer comes, ask for the subject to be placed on the agenda of the next open board meeting and raise it in the time reserved for owners.</p>',
  ].join('\n');
}
