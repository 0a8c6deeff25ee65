import { Button } from '../../components/button/button.tsx';
import { lazyComponent } from '../../lazy-component.ts';

/** `BuyAgain`, fetched after a payment that came to nothing. */
export const BuyAgain = lazyComponent(() => import('./buy-again.tsx'), <Button busy>Coba bayar lagi</Button>);
