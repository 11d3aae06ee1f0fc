import { type ReactNode, useEffect, useRef } from 'react';

interface MovedHeadingProps {
  id?: string;
  /** How often the visitor moved; the first screen takes no focus. */
  moves: number;
  className: string | undefined;
  children: ReactNode;
}

/** The heading of what came up next: the keyboard and a screen reader go on there. */
export function MovedHeading({ id, moves, className, children }: MovedHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (moves > 0) heading.current?.focus();
  }, [moves]);
  return (
    <h2 id={id} ref={heading} tabIndex={-1} className={className}>
      {children}
    </h2>
  );
}
