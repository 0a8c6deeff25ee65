import { lazyComponent } from '../../core/lazy-component.ts';
import { Button } from '../../kit/components/button/button.tsx';

export const BuyAgain = lazyComponent(() => import('./buy-again.tsx'), <Button busy>Daftar lagi</Button>);
