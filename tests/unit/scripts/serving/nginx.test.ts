import { describe, expect, it } from 'vitest';
// @ts-expect-error: a script without types
import { nginxFor } from '../../../../scripts/serving/nginx.mjs';

const written = (told: object = {}): string =>
  nginxFor({
    addresses: [
      { regex: '^/$', file: 'index.html' },
      { regex: '^/schema/(?:[^/%?#]|%[0-9A-Fa-f]{2})+$', file: 'shell/schema-slug.html', own: '^/schema/[a-z]+$' },
    ],
    policy: "default-src 'none'",
    root: '/var/www/portal',
    serverName: 'portal.lsp.example',
    version: '1.22.1',
    port: 80,
    api: null,
    socket: null,
    socketPath: '/socket.io',
    ...told,
  });

describe('the configuration of nginx', () => {
  it('leads each address to the file of its page, and a slash at its end to the one without', () => {
    expect(written()).toContain('"~^/schema/(?:[^/%?#]|%[0-9A-Fa-f]{2})+(?:\\?|$)" /shell/schema-slug.html;');
    expect(written()).toContain('"~^(?<shorter>/schema/(?:[^/%?#]|%[0-9A-Fa-f]{2})+)/+(?:\\?|$)" $shorter;');
  });

  it('gives the page of its own to an address that has one', () => {
    expect(written()).toContain('"~^(?<own_address>/schema/[a-z]+)(?:\\?|$)" $own_address/index.html;');
    expect(written().match(/try_files \$portal_own_page \$portal_page/g)).toHaveLength(2);
  });

  it('has a policy that only reports where it is tried out', () => {
    const header = 'add_header Content-Security-Policy';
    expect(written()).toContain(`${header} $portal_content_security_policy always;`);
    expect(written({ trial: true })).toContain(`${header}-Report-Only $portal_content_security_policy always;`);
    expect(written({ trial: true })).not.toContain(`${header} $`);
  });

  it('says of a file named after its content what it needs, and of everything else what a page does', () => {
    const [, policies] = /\$portal_content_security_policy \{([^}]+)\}/.exec(written()) ?? [];
    expect(
      policies
        ?.trim()
        .split('\n')
        .map((line) => line.trim()),
    ).toEqual([
      `default "default-src 'none'";`,
      `"~^/assets/.* (?:200|206|304)$" "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";`,
    ]);
    expect(written()).toContain('"~^/assets/.* (?:200|206|304)$" "public, max-age=31536000, immutable";');
    expect(written()).toMatch(/\$portal_permissions_policy \{\n.*\n +"~\^\/assets\/.*" "";/);
    expect(written()).toContain('add_header X-Content-Type-Options "nosniff" always;');
  });

  const tls = { certificate: '/etc/ssl/a.pem', key: '/etc/ssl/a.key', plainPort: 80 };

  it('promises TLS for years only where there is TLS', () => {
    expect(written()).not.toContain('Strict-Transport-Security');
    expect(written({ port: 443, tls })).toContain(
      'add_header Strict-Transport-Security "max-age=63072000; includeSubDomains" always;',
    );
  });

  it.each([
    ['1.22.1', ['listen 443 ssl http2;', 'listen [::]:443 ssl http2;']],
    ['1.25.0', ['listen 443 ssl http2;', 'listen [::]:443 ssl http2;']],
    ['1.25.1', ['listen 443 ssl;', 'listen [::]:443 ssl;', 'http2 on;']],
    ['1.26.3', ['listen 443 ssl;', 'listen [::]:443 ssl;', 'http2 on;']],
    ['2.0.0', ['listen 443 ssl;', 'listen [::]:443 ssl;', 'http2 on;']],
  ])('asks nginx %s for HTTP/2 in its own words, at both kinds of addresses', (version, lines) => {
    const config = written({ port: 443, tls, version });
    expect(config.match(/^ +(?:listen .*443.*|http2 .*);$/gm)?.map((line) => line.trim())).toEqual(lines);
  });

  it('leads from the port without TLS to the other one, whichever that is', () => {
    expect(written({ port: 443, tls })).toContain('return 301 https://$host$request_uri;');
    expect(written({ port: 8443, tls })).toContain('return 301 https://$host:8443$request_uri;');
    expect(written()).not.toContain('return 301 https:');
  });

  it('listens at no address of IPv6 where the system has none', () => {
    expect(written({ ipv6: false, port: 443, tls })).not.toContain('[::]');
  });

  it('passes on to an API and its socket only where they are behind it', () => {
    expect(written()).not.toContain('proxy_pass');
    const behind = written({ api: 'http://127.0.0.1:8000', socket: 'http://127.0.0.1:6001', socketPath: '/io' });
    expect(behind.match(/location .*\{\n +proxy_pass .*;/g)).toEqual([
      'location ~ ^/(?:api|sanctum|storage)/ {\n    proxy_pass http://127.0.0.1:8000;',
      'location /io/ {\n    proxy_pass http://127.0.0.1:6001;',
    ]);
    expect(behind).toContain('proxy_set_header Upgrade $http_upgrade;');
  });

  it('has no `add_header` in a location of the build, where it would take all others away', () => {
    const build = written().slice(written().indexOf('  location'));
    expect(build).toContain('try_files');
    expect(build).not.toContain('add_header');
  });

  it('refuses what would be read as something else', () => {
    expect(() => written({ root: '/var/www/"; include /etc/passwd; #' })).toThrow('not for a configuration');
    expect(() => written({ policy: 'a $uri' })).toThrow('not for a configuration');
  });
});
