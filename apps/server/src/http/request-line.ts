/** The parts of a request line. */
export interface RequestLine {
  path: string;
  /** All that follows the first question mark: a second one is a part of what was sent. */
  query: string;
}

/** Takes a request line apart: '/search?q=why?' into '/search' and 'q=why?'. */
export function readRequestLine(url: string): RequestLine {
  const end = url.indexOf('?');
  return end === -1
    ? { path: url, query: '' }
    : { path: url.slice(0, end), query: url.slice(end + 1) };
}
