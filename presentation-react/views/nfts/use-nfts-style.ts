import { useStyle } from '../../bindings/use-style';
import nftsCss from './nfts.css';

/** Adds the style that the views of this folder share. */
export function useNftsStyle(): void {
  useStyle(nftsCss);
}
