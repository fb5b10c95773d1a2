import type { MailTexts } from '../mail-texts';

/** What mails say in Chinese in traditional signs, in the words of Taiwan. */
export const texts: MailTexts = {
  code: {
    login: {
      subject: '您的登入驗證碼',
      text: '{site} 要求您登入錢包（{time}）。',
    },
    emailFrom: {
      subject: '您的錢包將使用新的電子郵件地址',
      text: '您在 {site} 要求將錢包的電子郵件地址更改為 {address}（{time}）。',
    },
    emailTo: {
      subject: '確認您的電子郵件地址',
      text: '此地址將成為 {site} 上某個錢包的地址（{time}）。',
    },
    label: '您的驗證碼',
    lasts: '在要求它的裝置上 10 分鐘內有效。',
    never: '我們絕不會在其他任何地方索取此驗證碼。如果不是您要求的，請忽略此郵件。',
  },
  device: {
    subject: '有新的瀏覽器要求登入',
    text: '一個對您的錢包來說是新的瀏覽器要求在 {site} 登入（{time}）。',
    press: '如果是您的，請開啟此頁面並按下其中的按鈕',
    lasts: '10 分鐘內有效。僅開啟頁面不會有任何作用。如果不是您要求的，請忽略此郵件。',
  },
  newAddress: {
    subject: '您的錢包有了新的電子郵件地址',
    text: '在 {site}，您的錢包取得了電子郵件地址 {address}（{time}）。',
    after: '此地址不再能登入該錢包。一天之內無法新增或移除開啟錢包的方式。',
  },
  login: {
    added: {
      subject: '您的錢包有了新的登入方式',
      text: '在 {site}，您的錢包新增了透過 {login} 的登入（{time}）。',
    },
    removed: {
      subject: '您的錢包移除了一種登入方式',
      text: '在 {site}，您的錢包移除了透過 {login} 的登入（{time}）。',
    },
    care: '如果不是您本人操作，請登入，移除不屬於您的內容，並停用您不認得的瀏覽器。',
  },
  newDevice: {
    subject: '有新的瀏覽器已登入',
    text: '一個對您的錢包來說是新的瀏覽器已在 {site} 登入（{time}）。它自稱是 {name}。',
    yours: '如果是您本人操作，則不需要做任何事。它只有憑通行密鑰或助記詞才能開啟錢包。',
    notYours:
      '如果不是您本人操作，請在某個網站登入您的錢包，開啟錢包中的「已登入的瀏覽器」，並在那裡停用它。',
    named: '{system} 上的 {browser}',
    unknown: '我們不認得的瀏覽器',
  },
  wallet: {
    asked: {
      subject: '新錢包可能取代您的錢包',
      text: '一個已登入您帳戶的瀏覽器無法開啟您的錢包，並要求啟用新錢包（{time}）。新錢包可於 {day} 啟用。',
      open: '您還能開啟您的錢包嗎？請在此之前在任何網站上開啟它，這樣什麼都不會發生。然後停用您不認得的瀏覽器。',
      stays: '您的錢包在任何情況下都不會被刪除：能開啟它的人可以讓它恢復原位。',
    },
    replaced: {
      subject: '新錢包已取代您的錢包',
      text: '一個已登入您帳戶的瀏覽器啟用了新錢包，取代了您的錢包（{time}）。',
      back: '您的錢包沒有被刪除。請像以前一樣在任何網站上開啟它，並讓它恢復原位。然後停用您不認得的瀏覽器。',
    },
    restored: {
      subject: '一個被擱置的錢包已恢復原位',
      text: '能開啟您帳戶中某個被擱置錢包的人已讓它恢復原位（{time}）。',
      aside: '原本在那裡的錢包已被擱置，沒有被刪除：能開啟它的人可以恢復它。',
    },
    discarded: {
      subject: '一個被擱置的錢包將被刪除',
      text: '能開啟您帳戶中某個被擱置錢包的人要求將它刪除（{time}）。它將於 {day} 被刪除。',
      keep: '不是您本人操作嗎？請在此之前在任何網站上開啟該錢包並保留它。然後停用您不認得的瀏覽器。',
    },
    ending: {
      subject: '您的帳戶和錢包將被刪除',
      text: '您錢包的營運者將刪除您的帳戶以及開啟您錢包的所有方式（{time}）。刪除時間為 {day}。',
      keep: '想保留嗎？請在此之前在任何網站上開啟您的錢包，這樣什麼都不會被刪除。',
      lost: '錢包中的內容不會被轉移，如果沒有其助記詞或另一個工具包，就會遺失。',
    },
    staying: {
      subject: '您的帳戶和錢包會保留',
      text: '您錢包的營運者不會刪除任何內容（{time}）。',
      nothing: '不需要做任何事。',
    },
    kept: {
      subject: '一個被擱置的錢包已保留',
      text: '能開啟您帳戶中某個被擱置且即將被刪除的錢包的人選擇了保留它（{time}）。',
    },
    care: '如果不是您本人操作，請在某個網站登入您的錢包，並停用您不認得的瀏覽器。',
  },
};
