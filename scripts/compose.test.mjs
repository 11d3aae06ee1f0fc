import { readFileSync } from 'node:fs';
import { CORE_SCHEMA, load, mergeTag } from 'js-yaml';
import { expect, test } from 'vitest';
import { ROOT } from './toolchain.mjs';

const read = (path) => readFileSync(`${ROOT}${path}`, 'utf8');
const compose = load(read('docker-compose.yml'), { schema: CORE_SCHEMA.withTags(mergeTag) });
const services = Object.entries(compose.services);
/** The Dockerfile brings a health check for these. */
const isPortal = ({ image }) => image === 'hoa-portal';
/** A model server writes where it pleases, and reaches no data. */
const WRITABLE = new Set(['model', 'model-download']);

test.each(services)('%s keeps no right that it does not need', (name, service) => {
  expect(service.cap_drop).toEqual(['ALL']);
  expect(service.security_opt).toEqual(['no-new-privileges:true']);
  if (name !== 'database') expect(service).not.toHaveProperty('cap_add');
  expect(service.read_only ?? false).toBe(!WRITABLE.has(name));
  expect(service).not.toHaveProperty('privileged');
  expect(service.network_mode).toBeUndefined();
  expect(JSON.stringify(service.volumes ?? [])).not.toContain('docker.sock');
});

test.each(services)(
  '%s starts again by itself and does not fill the disk with its log',
  (_, one) => {
    expect(['unless-stopped', 'on-failure']).toContain(one.restart);
    expect(one.logging).toEqual({ driver: 'local' });
  },
);

test('who is waited for says whether it is well', () => {
  for (const [name, { depends_on: needed = {} }] of services) {
    for (const [other, { condition }] of Object.entries(needed)) {
      expect(condition, `${name} waits for ${other}`).toBe('service_healthy');
      const service = compose.services[other];
      expect(isPortal(service) || service.healthcheck?.test, other).toBeTruthy();
    }
  }
});

test('the world reaches the portal and the proxy, and the data reaches nobody', () => {
  const open = services.filter(([, { ports }]) => ports !== undefined).map(([name]) => name);
  expect(open).toEqual(['portal', 'proxy']);
  expect(compose.networks.data).toEqual({ internal: true });
  for (const name of ['database', 'redis'])
    expect(compose.services[name].networks).toEqual(['data']);
});

test.each([
  ['portal', 'portal'],
  ['proxy', 'replica'],
])('without PUBLIC_URL, links name the port that %s opens', (open, portal) => {
  const [published] = compose.services[open].ports;
  const port = published.replace(/:\d+$/, '');
  expect(compose.services[portal].environment.PUBLIC_URL).toBe(
    `\${PUBLIC_URL:-http://localhost:${port}}`,
  );
});

test('no secret stands in what is built and started', () => {
  for (const [, { environment = {} }] of services) {
    for (const [name, value] of Object.entries(environment)) {
      if (/PASSWORD|KEY|TOKEN|SECRET/.test(name)) expect(value).toMatch(/^\$\{\w+:-\w*\}$/);
    }
  }
  expect(read('Dockerfile')).not.toMatch(/PASSWORD|API_KEY|TOKEN|SECRET/);
  expect(read('.dockerignore').split('\n')).toEqual(
    expect.arrayContaining(['.git', '.data', '**/.env', '**/.env.*']),
  );
});

/** What an image decides, or one profile, or only development has. */
const INSIDE = ['PORT', 'DEV_PORT', 'HOST', 'DATA_DIR', 'WEB_DIST', 'REDIS_URL'];

test('what .env.example explains, an operator of the image can set', () => {
  const explained = [...read('.env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name);
  const settable = Object.keys(compose.services.portal.environment);
  expect(settable.toSorted()).toEqual(
    explained.filter((name) => !INSIDE.includes(name)).toSorted(),
  );
});

test('the image runs as a user without rights, from its last stage on', () => {
  const last =
    read('Dockerfile')
      .split(/^FROM /m)
      .at(-1) ?? '';
  expect(last).toMatch(/^USER node$[\s\S]*^HEALTHCHECK [\s\S]*^CMD \["node"/m);
  expect(last).not.toMatch(/^USER (?:root|0)/m);
});
