import { lazyComponent } from '../../core/lazy-component.ts';

/** The way to a certificate that the server keeps elsewhere; loaded only then. */
export const CertificateElsewhere = lazyComponent(() => import('./certificate-address.tsx'));
