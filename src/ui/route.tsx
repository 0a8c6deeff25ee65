import type { ComponentType } from 'react';
import { type LazyComponent, lazyComponent } from './lazy-component.ts';
import { PageSkeleton } from './page/page-skeleton.tsx';
import type { PathArgs } from './paths.ts';

/** What every page gets: the arguments of its address and the title of its route. */
export interface PageProps<Args extends PathArgs = PathArgs> {
  readonly args: Args;
  readonly title: string;
}

export type LazyPage = LazyComponent<PageProps>;

/** A page in a chunk of its own. Its arguments are those that its path has read, which the table of routes keeps together. */
export const route = <Args extends PathArgs>(
  load: () => Promise<{ default: ComponentType<PageProps<Args>> }>,
): LazyPage =>
  lazyComponent(load as unknown as () => Promise<{ default: ComponentType<PageProps> }>, ({ title }) => (
    <PageSkeleton title={title} />
  ));
