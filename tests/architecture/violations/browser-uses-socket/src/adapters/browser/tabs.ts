export { channel } from '../socket/channel.ts';
