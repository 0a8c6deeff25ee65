import type { QueryClient } from '@tanstack/react-query';
import type { ServicesHandle } from '../../core/services.tsx';
import { appealQuery } from './appeal-data.ts';
import { resultQuery } from './result-data.ts';

export const readResult = (services: ServicesHandle, queries: QueryClient, trxId: string) =>
  queries.fetchQuery({ ...resultQuery(services, trxId), retry: false });

export const readAppeal = (services: ServicesHandle, queries: QueryClient, trxId: string) =>
  queries.fetchQuery({ ...appealQuery(services, trxId), retry: false });
