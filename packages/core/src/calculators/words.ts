/** '1 vote', '3 votes', '1,200 homes'. */
export function count(number: number, singular: string, plural = `${singular}s`): string {
  return `${number.toLocaleString('en-US')} ${number === 1 ? singular : plural}`;
}
