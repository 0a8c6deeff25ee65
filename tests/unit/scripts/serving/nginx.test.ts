import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
// @ts-expect-error: a script without types
import { types } from '../../../../scripts/serving/headers.mjs';
// @ts-expect-error: a script without types
import { nginxMaps } from '../../../../scripts/serving/nginx.mjs';

const template = fs.readFileSync('deploy/nginx.conf.template', 'utf8');
const active = template.replace(/(?:^|\s)#.*$/gm, '');
const maps = (policy = "default-src 'none'"): string =>
  nginxMaps({
    addresses: [
      { regex: '^/$', file: 'index.html' },
      { regex: '^/schema/(?:[^/%?#]|%[0-9A-Fa-f]{2})+$', file: 'shell/schema-slug.html', own: '^/schema/[a-z]+$' },
    ],
    policy,
    root: '/srv/portal',
  });

describe('the included part of the nginx configuration', () => {
  it('maps each address to the file of its page, and an address with a trailing slash to the one without', () => {
    expect(maps()).toContain('"~^/schema/(?:[^/%?#]|%[0-9A-Fa-f]{2})+(?:\\?|$)" /shell/schema-slug.html;');
    expect(maps()).toContain('"~^(?<shorter>/schema/(?:[^/%?#]|%[0-9A-Fa-f]{2})+)/+(?:\\?|$)" $shorter;');
  });

  it('maps a scheme with its own page to that page', () => {
    expect(maps()).toContain('"~^(?<own_address>/schema/[a-z]+)(?:\\?|$)" $own_address/index.html;');
  });

  it('rejects text that nginx would interpret', () => {
    expect(() => maps('a $uri')).toThrow('not for a configuration');
    expect(() => maps('a"; include /etc/passwd; #')).toThrow('not for a configuration');
  });

  it('defines nothing that the configuration does not use', () => {
    for (const [, name = ''] of maps().matchAll(/^map .* (\$portal_\w+) \{$/gm))
      expect(active + maps().replace(`${name} {`, ''), name).toContain(name);
  });
});

describe('the template of the nginx configuration', () => {
  it('has no `add_header` in a location, because it would remove all inherited headers', () => {
    const locations = active.slice(active.indexOf('  location'));
    expect(locations).toContain('try_files');
    expect(locations).not.toMatch(/add_header|proxy_set_header/);
  });

  it.each(Object.entries(types as Record<string, string>))(
    'gives %s the same content type as every other server',
    (end, type) => {
      expect(active).toMatch(new RegExp(`^ +${type.split(';')[0]?.replace('+', '\\+')} +${end.slice(1)};$`, 'm'));
    },
  );
});
