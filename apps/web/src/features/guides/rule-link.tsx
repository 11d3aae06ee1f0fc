interface RuleLinkProps {
  fact: string | undefined;
  /** Where the rule stands, for paper, where the text before it does not say so. */
  citation?: string | undefined;
}

/** After a text, the way to the rule of the state that it rests on, further down the page. */
export function RuleLink({ fact, citation }: RuleLinkProps) {
  if (fact === undefined) return null;
  return (
    <>
      {' '}
      <a href={`#${fact}`} className="link">
        The rule{citation !== undefined && `: ${citation}`}
      </a>
    </>
  );
}
