export { of } from 'rxjs';
