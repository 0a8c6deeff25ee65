import type { ComponentType, ReactNode } from 'react';
import { type LazyComponent, lazyComponent } from './lazy-component.ts';
import { PageSkeleton } from './page/page-skeleton.tsx';
import type { PathArgs } from './paths.ts';

export interface PageProps<Args extends PathArgs = PathArgs> {
  readonly args: Args;
  readonly title: string;
}

export type LazyPage = LazyComponent<PageProps>;

export type LoadPage<Args extends PathArgs> = () => Promise<{ default: (props: PageProps<Args>) => ReactNode }>;

/** The cast is safe: the route table ensures that the page's arguments match its path. */
export const route = (load: LoadPage<never>): LazyPage =>
  lazyComponent(load as () => Promise<{ default: ComponentType<PageProps> }>, ({ title }) => (
    <PageSkeleton title={title} />
  ));
