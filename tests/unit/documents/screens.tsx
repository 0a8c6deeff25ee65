import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { defaultConfig } from '../../../src/configuration/default-config.ts';
import { trainingSlots } from '../../../src/training/slots.ts';
import { AlertsContext, createAlertsView } from '../../../src/ui/core/alerts/alerts-view.ts';
import { ConfigContext } from '../../../src/ui/core/config-context.ts';
import { ServicesContext, type ServicesHandle } from '../../../src/ui/core/services.tsx';
import { createSessionView, enter, leave, SessionContext } from '../../../src/ui/core/session/session-view.ts';
import { SlotsContext } from '../../../src/ui/core/slots.tsx';

const slots = trainingSlots();

const noServices: ServicesHandle = { resolve: () => new Promise<never>(() => {}) };
const gita = { id: '1', email: 'gita@contoh.example', fullname: 'Gita Contoh', photo: null, emailVerified: true };

type Who = 'guest' | 'candidate';

export const inPortal = (part: ReactNode, who: Who) => {
  const session = createSessionView();
  if (who === 'candidate') enter(session, gita);
  else leave(session);
  return (
    <SlotsContext value={slots}>
      <ConfigContext value={defaultConfig}>
        <ServicesContext value={noServices}>
          <SessionContext value={session}>
            <AlertsContext value={createAlertsView()}>
              <QueryClientProvider client={new QueryClient()}>{part}</QueryClientProvider>
            </AlertsContext>
          </SessionContext>
        </ServicesContext>
      </ConfigContext>
    </SlotsContext>
  );
};

export const htmlOf = (part: ReactNode, who: Who = 'guest', address = '/'): string =>
  renderToString(<Router ssrPath={address}>{inPortal(part, who)}</Router>);

export const linksOf = (html: string): [string, string][] =>
  Array.from(html.matchAll(/<a\b([^>]*)>([\s\S]*?)<\/a>/g), ([, attributes = '', content = '']) => [
    textOf(content),
    /href="([^"]*)"/.exec(attributes)?.[1] ?? '',
  ]);

export const textOf = (html: string): string =>
  html
    .replace(/<svg[\s\S]*?<\/svg>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ')
    .trim();
