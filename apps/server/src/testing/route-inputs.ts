import fc from 'fast-check';
import type { RestRoute } from '../rest/rest-routes.ts';

/** What a field may be sent as: fitting, odd, hostile. A query string carries only text. */
function fieldValues(route: RestRoute, name: string): fc.Arbitrary<unknown> {
  const example = Object(route.procedure.example.input)[name];
  const fitting = { arbitrary: fc.constant(example ?? 'x'), weight: 6 };
  const text = fc.oneof(
    fc.string({ minLength: 1, maxLength: 300 }),
    fc.constantFrom('no-such-thing', 'a'.repeat(4_001), 'Bad Slug', '\0', '2147483648', '-1'),
  );
  const inPath = route.path.includes(`{${name}}`);
  if (route.hasBody && !inPath) {
    return fc.oneof(fitting, text, fc.jsonValue(), fc.constant('\ud800'));
  }
  // An empty or dotted segment is another path, not another value of this one.
  const value = inPath ? text.filter((one) => !/^\.*$/.test(one)) : text;
  return fc.oneof(fitting, { arbitrary: value, weight: 2 });
}

/** Inputs of a route: each field there or not, each value fitting or not. */
export function routeInputs(route: RestRoute): fc.Arbitrary<unknown> {
  const names = Object.keys(route.input.shape);
  const fields = Object.fromEntries(names.map((name) => [name, fieldValues(route, name)]));
  const requiredKeys = names.filter((name) => route.path.includes(`{${name}}`));
  const objects = { arbitrary: fc.record(fields, { requiredKeys }), weight: 6 };
  const isBodyAlone = route.hasBody && requiredKeys.length === 0;
  return isBodyAlone ? fc.oneof(objects, fc.jsonValue()) : objects.arbitrary;
}
