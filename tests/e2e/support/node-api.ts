// @ts-expect-error: a script without types
import { bundled } from '../../../scripts/bundled.mjs';

type Node = typeof import('../../../fake-backend/hosts/node.ts');

let node: Promise<Node> | undefined;

/** Starts another API server. A worker bundles its program once. */
export const startNode = async (...options: Parameters<Node['startNode']>) => {
  node ??= bundled('fake-backend/hosts/node.ts') as Promise<Node>;
  return (await node).startNode(...options);
};
