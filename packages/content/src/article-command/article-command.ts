import { utcDay } from '@hoa/core/calendar/plain-date';
import { runArticleCommand } from './run-article-command.ts';

/** `npm run article -- new|next|facts|answers|check|preview` */
const today = utcDay(new Date());
const { text, ok } = runArticleCommand(process.argv.slice(2), today);
(ok ? process.stdout : process.stderr).write(`${text}\n`);
process.exitCode = ok ? 0 : 1;
