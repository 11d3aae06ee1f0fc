import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

const NANOSECONDS_PER_SECOND = 1e9;
const KIBIBYTES_PER_MEBIBYTE = 1_024;

/** Seconds of processor that a thread has used. */
function threadSeconds(pid: number, thread: number | string): number {
  const [nanoseconds] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ');
  return Number(nanoseconds) / NANOSECONDS_PER_SECOND;
}

/**
 * Seconds of processor that the thread which runs the JavaScript of a process has used; NaN where
 * the system (other than Linux) does not tell.
 */
export function mainThreadSeconds(pid: number): number {
  try {
    return threadSeconds(pid, pid);
  } catch {
    return Number.NaN;
  }
}

/** Seconds of processor that all threads of a process have used; NaN like the above. */
function allThreadsSeconds(pid: number): number {
  try {
    return readdirSync(`/proc/${pid}/task`).reduce((sum, id) => sum + threadSeconds(pid, id), 0);
  } catch {
    return Number.NaN;
  }
}

/** Mebibytes of memory that a process holds (resident set); NaN where the system does not tell. */
export function residentMebibytes(pid: number): number {
  try {
    const [, kibibytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kibibytes) / KIBIBYTES_PER_MEBIBYTE;
  } catch {
    return Number.NaN;
  }
}

const IDLE_WINDOW_MS = 2_000;
/** Seconds of processor in such a window below which nothing is being done. */
const IDLE_CPU_SECONDS = 0.1;
const LONGEST_WORK_MS = 120_000;

/** Waits until a process has done what it does in the background, such as compressing. */
export async function untilIdle(pid: number): Promise<void> {
  const deadline = performance.now() + LONGEST_WORK_MS;
  while (performance.now() < deadline) {
    const before = allThreadsSeconds(pid);
    await setTimeout(IDLE_WINDOW_MS);
    // Not a number where the system does not tell: then one window must do.
    if (!(allThreadsSeconds(pid) - before > IDLE_CPU_SECONDS)) return;
  }
}
