import { toolsFor } from '@hoa/core/calculators/tool-list';
import { IconCalculator } from '@tabler/icons-react';
import classes from './topic-tools.module.css';

/** The calculators that belong to an article; nothing where none does. */
export function TopicTools({ slug }: { slug: string }) {
  const tools = toolsFor(slug);
  if (tools.length === 0) return null;
  return (
    <ul className={classes.tools} aria-label="Tools for this topic" data-screen-only>
      {tools.map((tool) => (
        <li key={tool.slug}>
          <a href={`/tools/${tool.slug}`} className={classes.tool}>
            <IconCalculator size={20} stroke={1.75} aria-hidden />
            {tool.invitation}
          </a>
        </li>
      ))}
    </ul>
  );
}
