import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../apps/server/src/testing/free-port.ts';
import { OwnServer } from './own-server.ts';
import { newFolder } from './portal-process.ts';
import { send } from './readers.ts';

const TEMPLATE = fileURLToPath(new URL('../deploy/nginx/portal.conf.template', import.meta.url));
const NGINX = '/usr/sbin/nginx';

export const hasNginx = (): boolean => existsSync(NGINX);

/** A running proxy. */
export interface NginxProxy {
  url: string;
  close(): void;
}

/** Starts the proxy of the profile `scale`, with its very configuration, in front of these portals. */
export async function startNginx(portals: readonly string[]): Promise<NginxProxy> {
  const folder = newFolder();
  const port = await freePort();
  const servers = portals.map((url) => `server ${new URL(url).host} max_fails=1 fail_timeout=2s;`);
  const settings: Record<string, string> = {
    UPSTREAM_SERVERS: servers.join('\n    '),
    LISTEN_PORT: `127.0.0.1:${port}`,
    ACCESS_LOG: '/dev/null',
    RESOLVER: '127.0.0.1',
  };
  const site = readFileSync(TEMPLATE, 'utf8').replaceAll(
    /\$\{(\w+)\}/g,
    (_whole, name: string) => settings[name] ?? '',
  );
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => {
    mkdirSync(join(folder, name));
    return `${name}_temp_path ${join(folder, name)};`;
  });
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const whole = `${user} daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
      events { worker_connections 4096; } http { ${paths.join(' ')} ${site} }`;
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, whole);
  const url = `http://127.0.0.1:${port}`;
  const answers = async () => (await send(url)).status === 200;
  const server = await OwnServer.start(NGINX, ['-c', file], answers, { endSignal: 'SIGTERM' });
  return { url, close: () => void server.process.kill('SIGTERM') };
}
