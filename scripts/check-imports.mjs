// npm run lint, its second half: imports run one way and never in a circle. The rules are in
// import-rules.mjs.
import { importsOf, readSources, targetOf } from './import-graph.mjs';
import { LAYERS, LAYERS_SAY, PARTS, SIBLINGS } from './import-rules.mjs';

const SHIPPED = /^(?:apps|packages)\/[^/]+\/src\/(?!testing\/)(?!.*\.(?:fixture|test)\.)/;
const WORKSPACE = /^(?:apps|packages)\/[^/]+\//;

/** The first step of a path below a folder, undefined where the path leads elsewhere. */
const stepBelow = (folder, path) =>
  path.startsWith(folder) ? path.slice(folder.length).split('/')[0] : undefined;

function partSays(file, { target, isType }) {
  const own = WORKSPACE.exec(file)?.[0];
  for (const { of, reaches, typesFrom = [], refuses, says } of PARTS) {
    if (!of.test(file)) continue;
    const isElsewhere = WORKSPACE.test(target) && !target.startsWith(own);
    const within = [...(reaches ?? ['']), ...(isType ? typesFrom : [])];
    const isReached = !isElsewhere || within.some((prefix) => target.startsWith(prefix));
    if (!isReached || refuses?.test(target)) return says;
  }
  return undefined;
}

function layerSays(file, target) {
  for (const [folder, layers] of Object.entries(LAYERS)) {
    const [from, to] = [stepBelow(folder, file), stepBelow(folder, target)];
    if (from === undefined || to === undefined || from === to) continue;
    const rank = (name) => layers.findIndex((names) => names.includes(name));
    for (const name of [from, to]) {
      if (rank(name) === -1) return `${folder}${name} has no place in LAYERS of import-rules.mjs`;
    }
    if (rank(to) > rank(from)) return `${to} is above ${from}: ${LAYERS_SAY}`;
  }
  return undefined;
}

function siblingSays(file, target) {
  for (const [folder, says] of Object.entries(SIBLINGS)) {
    const [from, to] = [stepBelow(folder, file), stepBelow(folder, target)];
    if (from !== undefined && to !== undefined && from !== to) return says;
  }
  return undefined;
}

/** Groups of nodes that each lead back to themselves (Tarjan's strongly connected components). */
function circlesOf(graph) {
  const found = [];
  const order = new Map();
  const lowest = new Map();
  const path = [];
  const visit = (node) => {
    order.set(node, order.size);
    lowest.set(node, order.get(node));
    path.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) visit(next);
      if (path.includes(next)) lowest.set(node, Math.min(lowest.get(node), lowest.get(next)));
    }
    if (lowest.get(node) !== order.get(node)) return;
    const circle = path.splice(path.indexOf(node));
    if (circle.length > 1) found.push(circle.toSorted());
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return found;
}

/** What stands directly in the src folder of a package: a folder, or a file there. */
const placeOf = (file) => /^(?:apps|packages)\/[^/]+\/src\/[^/]+/.exec(file)?.[0] ?? file;

/** Circles that LAYERS admits to: those within one of its lines. */
function isAdmitted(circle) {
  return Object.entries(LAYERS).some(([folder, layers]) =>
    layers.some((names) => circle.every((place) => names.includes(stepBelow(folder, place)))),
  );
}

/**
 * Finds the imports that go against the rules.
 *
 * @param sources the text of each file by its path from the root
 * @returns what to tell, a line for each
 */
export function importProblems(sources) {
  const files = new Set(Object.keys(sources));
  const problems = [];
  const betweenFiles = new Map();
  const betweenPlaces = new Map();
  for (const [file, text] of Object.entries(sources)) {
    const imports = importsOf(file, text).map((one) => ({
      ...one,
      target: targetOf(file, one.name, files),
    }));
    betweenFiles.set(file, new Set(imports.map(({ target }) => target)));
    if (!SHIPPED.test(file)) continue;
    for (const { line, target, isType } of imports) {
      const says =
        partSays(file, { target, isType }) ?? layerSays(file, target) ?? siblingSays(file, target);
      if (says !== undefined) problems.push(`${file}:${line} imports ${target}\n  ${says}`);
      const [from, to] = [placeOf(file), placeOf(target)];
      const others = betweenPlaces.get(from) ?? new Set();
      if (from !== to && files.has(target)) betweenPlaces.set(from, others.add(to));
    }
  }
  const ofPlaces = circlesOf(betweenPlaces).filter((circle) => !isAdmitted(circle));
  for (const circle of [...circlesOf(betweenFiles), ...ofPlaces]) {
    problems.push(`A circle of imports: ${circle.join(', ')}\n  Move down what they share.`);
  }
  return problems;
}

if (import.meta.main) {
  const problems = importProblems(readSources());
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
