import { Button } from '../../components/button/button.tsx';
import { lazyComponent } from '../../lazy-component.ts';

/** Lazy `BuyAgain`, only needed after a failed payment. */
export const BuyAgain = lazyComponent(() => import('./buy-again.tsx'), <Button busy>Coba bayar lagi</Button>);
