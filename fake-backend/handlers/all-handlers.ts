import type { HttpHandler } from 'msw';
import type { Backend } from '../backend.ts';
import { accountHandlers } from './account.ts';
import { assessmentHandlers } from './assessment.ts';
import { catalogHandlers } from './catalog.ts';
import { notificationHandlers } from './notification.ts';
import { paymentGatewayHandlers } from './payment-gateway.ts';
import { purchaseHandlers } from './purchase.ts';

/** The whole API, and what the payment gateway's window calls. */
export const allHandlers = (backend: Backend): HttpHandler[] => [
  ...accountHandlers(backend),
  ...catalogHandlers(backend),
  ...purchaseHandlers(backend),
  ...assessmentHandlers(backend),
  ...notificationHandlers(backend),
  ...paymentGatewayHandlers(backend),
];
