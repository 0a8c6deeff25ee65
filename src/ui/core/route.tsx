import type { ComponentType } from 'react';
import { type LazyComponent, lazyComponent } from './lazy-component.ts';
import { PageSkeleton } from './page/page-skeleton.tsx';
import type { PathArgs } from './paths.ts';

export interface PageProps<Args extends PathArgs = PathArgs> {
  readonly args: Args;
  readonly title: string;
}

export type LazyPage = LazyComponent<PageProps>;

/** The cast is safe: the route table ensures that the page's arguments match its path. */
export const route = <Args extends PathArgs>(
  load: () => Promise<{ default: ComponentType<PageProps<Args>> }>,
): LazyPage =>
  lazyComponent(load as unknown as () => Promise<{ default: ComponentType<PageProps> }>, ({ title }) => (
    <PageSkeleton title={title} />
  ));
