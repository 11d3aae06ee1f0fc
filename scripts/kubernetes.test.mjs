import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { validate as deployment } from 'kubernetes-models/_schemas/IoK8sApiAppsV1Deployment';
import { validate as statefulSet } from 'kubernetes-models/_schemas/IoK8sApiAppsV1StatefulSet';
import { validate as autoscaler } from 'kubernetes-models/_schemas/IoK8sApiAutoscalingV2HorizontalPodAutoscaler';
import { validate as configMap } from 'kubernetes-models/_schemas/IoK8sApiCoreV1ConfigMap';
import { validate as secret } from 'kubernetes-models/_schemas/IoK8sApiCoreV1Secret';
import { validate as service } from 'kubernetes-models/_schemas/IoK8sApiCoreV1Service';
import { validate as ingress } from 'kubernetes-models/_schemas/IoK8sApiNetworkingV1Ingress';
import { validate as networkPolicy } from 'kubernetes-models/_schemas/IoK8sApiNetworkingV1NetworkPolicy';
import { validate as disruptionBudget } from 'kubernetes-models/_schemas/IoK8sApiPolicyV1PodDisruptionBudget';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../apps/server/src/config.ts';
import { createTestApp } from '../apps/server/src/testing/test-app.ts';
import { ROOT } from './toolchain.mjs';

const FOLDER = 'deploy/kubernetes';
const SCHEMAS = {
  ConfigMap: configMap,
  Deployment: deployment,
  HorizontalPodAutoscaler: autoscaler,
  Ingress: ingress,
  NetworkPolicy: networkPolicy,
  PodDisruptionBudget: disruptionBudget,
  Secret: secret,
  Service: service,
  StatefulSet: statefulSet,
};

const read = (path) => readFileSync(join(ROOT, path), 'utf8');
const SECRET = load(read(`${FOLDER}/postgresql/secret.example.yaml`));

/** The resources of a kustomization, with those that it builds on. */
function build(folder) {
  const { resources } = load(read(`${folder}/kustomization.yaml`));
  return resources.flatMap((name) =>
    name.endsWith('.yaml') ? [load(read(`${folder}/${name}`))] : build(join(folder, name)),
  );
}

/** An object that says which of its fields were ever read, at any depth. */
function watched(value, path, unread) {
  if (value === null || typeof value !== 'object') return value;
  const isList = Array.isArray(value);
  const copy = isList ? [] : {};
  for (const [key, inner] of Object.entries(value)) {
    const own = watched(inner, `${path}/${key}`, unread);
    if (!isList) unread.add(`${path}/${key}`);
    const get = () => {
      unread.delete(`${path}/${key}`);
      return own;
    };
    Object.defineProperty(copy, key, { get, enumerable: true });
  }
  return copy;
}

/**
 * What is wrong with a resource. A field that the schema never asks for is one that Kubernetes does
 * not know, and would drop without a word.
 */
function faultsOf(resource) {
  const validate = SCHEMAS[resource.kind];
  if (validate === undefined) return [`no schema for ${resource.kind}`];
  const unread = new Set();
  validate(watched(resource, '', unread));
  const errors = validate.errors ?? [];
  return [
    ...errors.map(({ instancePath, keyword }) => `${instancePath} ${keyword}`),
    ...[...unread].map((path) => `${path} is no field`),
  ];
}

describe.each(['postgresql', 'embedded'])('the portal on its database: %s', (way) => {
  const resources = build(`${FOLDER}/${way}`);
  const only = (...kinds) => resources.filter(({ kind }) => kinds.includes(kind))[0];
  const workload = only('Deployment', 'StatefulSet');
  const pod = workload.spec.template.spec;
  const [container] = pod.containers;
  const LABELS = { 'app.kubernetes.io/name': 'hoa-portal' };

  test.each([...resources, SECRET].map((one) => [one.kind, one]))(
    '%s is what Kubernetes expects',
    (_, one) => {
      expect(faultsOf(one)).toEqual([]);
    },
  );

  test('keeps no right that it does not need', () => {
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(pod).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
    });
    for (const key of ['hostNetwork', 'hostPID', 'hostIPC']) expect(pod).not.toHaveProperty(key);
    expect(JSON.stringify(pod.volumes)).not.toContain('hostPath');
    expect(container.resources).toMatchObject({ requests: { cpu: /./, memory: /./ } });
    expect(container.resources.limits.memory).toMatch(/^\d+Mi$/);
  });

  test('every way to it leads to the port that the image opens', () => {
    const [, port] = /^EXPOSE (\d+)$/m.exec(read('Dockerfile'));
    expect(container.ports).toEqual([{ name: 'http', containerPort: Number(port) }]);
    const [exposed] = only('Service').spec.ports;
    expect(exposed.targetPort).toBe('http');
    const [{ http }] = only('Ingress').spec.rules;
    const { service: behind } = http.paths[0].backend;
    expect(behind).toEqual({
      name: only('Service').metadata.name,
      port: { name: exposed.name },
    });
    expect(only('NetworkPolicy').spec.ingress[0].ports).toEqual([
      { port: 'http', protocol: 'TCP' },
    ]);
  });

  test('what chooses pods chooses these', () => {
    expect(workload.spec.template.metadata.labels).toEqual(LABELS);
    const selectors = [
      workload.spec.selector.matchLabels,
      only('Service').spec.selector,
      only('NetworkPolicy').spec.podSelector.matchLabels,
      ...resources
        .filter(({ kind }) => kind === 'PodDisruptionBudget')
        .map(({ spec }) => spec.selector.matchLabels),
    ];
    for (const selector of selectors) expect(selector).toEqual(LABELS);
    const scaled = only('HorizontalPodAutoscaler')?.spec.scaleTargetRef;
    if (scaled) expect(scaled).toMatchObject({ kind: workload.kind, name: workload.metadata.name });
  });

  test('is addressed by the name that visitors see', () => {
    const { tls, rules } = only('Ingress').spec;
    const { PUBLIC_URL } = only('ConfigMap').data;
    expect(rules.map(({ host }) => `https://${host}`)).toEqual([PUBLIC_URL]);
    expect(tls.flatMap(({ hosts }) => hosts)).toEqual(rules.map(({ host }) => host));
  });

  test('has time to finish the answers under way', () => {
    // After preStop it stops by itself within ten seconds (apps/server/src/start.ts).
    const { seconds } = container.lifecycle.preStop.sleep;
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(seconds + 10);
  });
});

test('one process owns an embedded database, and it has a disk', () => {
  const set = build(`${FOLDER}/embedded`).find(({ kind }) => kind === 'StatefulSet');
  expect(set.spec.replicas).toBe(1);
  const [, dataDir] = /DATA_DIR=(\S+)/.exec(read('Dockerfile'));
  const [{ metadata }] = set.spec.volumeClaimTemplates;
  const [container] = set.spec.template.spec.containers;
  expect(container.volumeMounts).toContainEqual({ name: metadata.name, mountPath: dataDir });
});

test('the secret that the guide has filled in stays out of the repository and of the image', () => {
  const [, copy] = /^cp deploy\/kubernetes\/\S+ (\S+)/m.exec(read('docs/hosting.md'));
  expect(read('.gitignore').split('\n')).toContain(copy);
  expect(read('.dockerignore').split('\n')).toContain(`**/${copy}`);
});

/** What the image decides, or only development has. */
const INSIDE = ['PORT', 'DEV_PORT', 'HOST', 'DATA_DIR', 'WEB_DIST'];

test('what .env.example explains, an operator can set, and the portal accepts what is set', () => {
  const { data } = build(`${FOLDER}/base`).find(({ kind }) => kind === 'ConfigMap');
  const explained = [...read('.env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name);
  expect(Object.keys({ ...data, ...SECRET.stringData }).toSorted()).toEqual(
    explained.filter((name) => !INSIDE.includes(name)).toSorted(),
  );
  expect(readConfig({ ...data, ...SECRET.stringData })).toMatchObject({
    PUBLIC_URL: data.PUBLIC_URL,
    TRUST_PROXY: ['uniquelocal'],
    DATABASE_URL: expect.stringContaining('CHANGE-ME'),
  });
  expect(Object.keys(data).filter((name) => /PASSWORD|KEY|TOKEN|SECRET|_URL$/.test(name))).toEqual([
    'PUBLIC_URL',
    'OPENAI_BASE_URL',
  ]);
});

test('the check finds what Kubernetes would refuse, and what it would drop', () => {
  const wrong = structuredClone(SECRET);
  wrong.stringdata = {};
  wrong.metadata.name = 7;
  expect(faultsOf(wrong)).toEqual(['/metadata/name type', '/stringdata is no field']);
});

describe('probes', () => {
  let app;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  test.each(['postgresql', 'embedded'])('are answered: %s', async (way) => {
    const [{ spec }] = build(`${FOLDER}/${way}`).filter(({ kind }) =>
      ['Deployment', 'StatefulSet'].includes(kind),
    );
    const [container] = spec.template.spec.containers;
    for (const name of ['startupProbe', 'livenessProbe', 'readinessProbe']) {
      const { path, port } = container[name].httpGet;
      expect(port, name).toBe(container.ports[0].name);
      // A portal whose database is away still serves readers: not every path may say so.
      expect(path).not.toBe('/api/ready');
      expect((await app.http.inject(path)).statusCode).toBe(200);
    }
  });
});

const hasKubectl = spawnSync('kubectl', ['version', '--client']).status === 0;

test.runIf(hasKubectl).each(['postgresql', 'embedded'])('kubectl builds %s alike', (way) => {
  const { stdout, stderr } = spawnSync('kubectl', ['kustomize', `${ROOT}${FOLDER}/${way}`], {
    encoding: 'utf8',
  });
  const kinds = [...stdout.matchAll(/^kind: (\w+)$/gm)].map(([, kind]) => kind);
  expect(kinds.toSorted(), stderr).toEqual(
    build(`${FOLDER}/${way}`)
      .map(({ kind }) => kind)
      .toSorted(),
  );
});
