import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { directionOf, type Language } from '../../../domain/language/language';
import { useChoices } from '../playground/use-choices';
import { texts as english } from './shop/en';
import { shopFiles } from './shop-files';
import type { ShopTexts } from './shop-texts';

const ShopContext = createContext(english);

/** The texts of the shop in the language that the visitor chose. */
export function useShopTexts(): ShopTexts {
  return useContext(ShopContext);
}

/** What is below speaks the chosen language as soon as its texts are there. */
export function InShopLanguage({
  className,
  children,
}: {
  readonly className: string;
  readonly children: ReactNode;
}) {
  const { language } = useChoices();
  const [spoken, setSpoken] = useState<{ readonly tag: Language; readonly texts: ShopTexts }>({
    tag: 'en',
    texts: english,
  });
  useEffect(() => {
    let isWanted = true;
    const speak = (tag: Language, texts: ShopTexts): void => {
      if (isWanted) setSpoken({ tag, texts });
    };
    if (language === 'en') speak('en', english);
    else
      shopFiles[language]().then(
        ({ texts }) => speak(language, texts),
        () => speak('en', english),
      );
    return () => {
      isWanted = false;
    };
  }, [language]);
  const { tag, texts } = spoken;
  return (
    <ShopContext.Provider value={texts}>
      <div className={className} lang={tag} dir={directionOf(tag)}>
        {children}
      </div>
    </ShopContext.Provider>
  );
}
