import { styled } from 'styled-components';

/**
 * `styled`, whose components are named after the module that makes them and their place in it. Numbered in the order of their making they
 * would have other names in the browser than in the HTML of the build, and every style would be written again when React takes it over. The
 * build puts this in the place of `styled` in every module (vite.config.ts). `module` is a class name's beginning, of no other module.
 */
export const styledIn = (module: string): typeof styled => {
  let made = 0;
  const named = (template: typeof styled.div) => {
    made += 1;
    return template.withConfig({ componentId: `${module}${made}` });
  };
  return new Proxy(styled, {
    apply: (target, _, [tag]) => named(target(tag)),
    get: (target, tag: 'div') => named(target[tag]),
  });
};
