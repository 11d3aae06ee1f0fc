/** After a text, the way to the rule of the state that it rests on, further down the page. */
export function RuleLink({ fact }: { fact: string | undefined }) {
  if (fact === undefined) return null;
  return (
    <>
      {' '}
      <a href={`#${fact}`} className="link">
        The rule
      </a>
    </>
  );
}
