import { useAccount } from 'wagmi';

export const None = () => <p>{useAccount().address}</p>;
