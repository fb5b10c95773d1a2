import type { LanguageTexts } from '../../domain/texts/language-texts';

export const wallet = {
  change: {
    site: '網站',
    account: '錢包',
    leave: '取消',
    facts: {
      address: '帳戶',
      browser: '瀏覽器',
      from: '原本',
      login: '登入',
      name: '名稱',
      onSite: '網站',
      since: '自',
      to: '改為',
      way: '開啟方式',
    },
    kinds: {
      addLogin: {
        title: '要新增登入方式嗎？',
        text: '它能在任何裝置上登入此錢包。',
        confirm: '新增',
      },
      beginNew: {
        title: '要啟用新錢包嗎？',
        text: '新錢包是空的。舊錢包會被擱置，不會刪除。',
        confirm: '啟用新錢包',
      },
      askForNew: {
        title: '要申請新錢包嗎？',
        text: '一週或更久之後，它會取代舊錢包。舊錢包中的內容會留在那裡。',
        confirm: '申請新錢包',
      },
      bringBack: {
        title: '要恢復此錢包嗎？',
        text: '屆時新錢包會被擱置，不會刪除。',
        confirm: '恢復此錢包',
      },
      discard: {
        title: '要放棄此錢包嗎？',
        text: '30 天後它會在這裡被刪除。在此之前您可以保留或恢復它。',
        confirm: '放棄',
      },
      keepAside: {
        title: '要保留此錢包嗎？',
        text: '它會留在原處，與新錢包並存。',
        confirm: '保留',
      },
      changeEmail: {
        title: '要更改您的電子郵件地址嗎？',
        text: '我們會先寄驗證碼到舊地址，再寄到新地址。',
        confirm: '寄送驗證碼',
      },
      endBrowser: {
        title: '要讓此瀏覽器登出嗎？',
        text: '它會立即登出。如果它已遺失，請改在「開啟錢包的方式」中停用它：這也會使它登出。',
        confirm: '停用',
      },
      endOthers: {
        title: '要讓所有其他瀏覽器登出嗎？',
        text: '它們會立即登出。',
        confirm: '停用所有其他瀏覽器',
      },
      endWay: {
        title: '要停用一種開啟錢包的方式嗎？',
        text: '它將不再能開啟錢包。瀏覽器會隨之登出。也請從您的裝置上刪除通行密鑰。',
        confirm: '停用',
      },
      leadLogin: {
        title: '要用工具包找回帳戶嗎？',
        text: '從此，您的登入會開啟工具包的帳戶。',
        confirm: '使用此工具包',
      },
      letIn: {
        title: '要允許新的瀏覽器嗎？',
        text: '只有在您此刻正用它登入時才允許。',
        confirm: '是我的，允許',
      },
      registerName: {
        title: '要註冊此名稱嗎？',
        text: '此名稱會指向此帳戶，所有人都看得到。',
        confirm: '註冊名稱',
      },
      removeLogin: {
        title: '要移除登入方式嗎？',
        text: '它將不再能登入此錢包，使用過它的瀏覽器會登出。我們會寄電子郵件通知您。',
        confirm: '移除',
      },
    },
  },
  device: {
    devices: {
      title: '已登入的瀏覽器',
      explain:
        '名稱由各瀏覽器自行回報。請停用您不認得的。已遺失的請在「開啟錢包的方式」中停用：這也會使它登出。',
      here: '此瀏覽器',
      named: (browser, system) => `${system} 上的 ${browser}`,
      unknown: '未表明身分的瀏覽器',
      times: (since, used) => `自 ${since}，上次使用 ${used}`,
      sites: (sites) => `網站：${sites}`,
      end: '停用',
      endOf: (name) => `停用：${name}`,
      endOthers: '停用所有其他瀏覽器',
      waits: '有新的瀏覽器要求登入',
      asked: (time, site) => `${time} 在 ${site} 要求`,
      allow: '允許',
      allowOf: (name) => `允許：${name}`,
      retry: '再試一次',
      working: '請稍候…',
      back: '返回',
    },
    letIn: {
      title: '允許此瀏覽器',
      mail: '它對您的錢包來說是新的。請開啟我們寄出的郵件中的頁面，並按下其中的按鈕。',
      known:
        '或者，在您已登入的瀏覽器中：開啟個人檔案中的「您的登入方式」，再開啟「已登入的瀏覽器」。',
      leave: '取消',
    },
    signedOut: {
      title: '此瀏覽器已登出',
      explain: (site) =>
        `它在「已登入的瀏覽器」或「開啟錢包的方式」中被停用，或其登入方式已被移除。沒有遺失任何東西：請在 ${site} 重新登入。`,
      notYou: '如果不是您本人操作，請在登入後查看「已登入的瀏覽器」。',
      signIn: (email) => `以 ${email} 登入`,
      working: '請稍候…',
      leave: '以後再說',
    },
    device: {
      title: '是您本人要登入嗎？',
      asks: (site) => `一個對您的錢包來說是新的瀏覽器要求在 ${site} 登入。`,
      advice: '如果不是您的，請關閉此頁面。沒有您按下按鈕，該瀏覽器不會取得驗證碼。',
      approve: '是我的瀏覽器',
      working: '請稍候…',
    },
    phone: {
      title: '新增 Farcaster',
      preparing: '正在準備 QR Code…',
      scan: '請用手機掃描 QR Code，並在 Farcaster 中批准登入。',
      approve: '請在 Farcaster 中批准登入，然後回到這裡。',
      joins:
        '批准登入的 Farcaster 帳戶也能登入您的錢包。請勿讓任何其他人看到。僅能使用一次，十分鐘內有效。',
      code: '用 Farcaster 登入的 QR Code',
      open: '開啟 Farcaster',
      copy: '複製連結',
      copied: '連結已複製。',
      link: 'Farcaster 連結',
      leave: '取消',
    },
  },
  renewal: {
    title: {
      ask: '要啟用新錢包嗎？',
      wait: '新錢包需要等待',
      ready: '您的新錢包可以啟用了',
      stopped: '您的錢包會保留',
      aside: '這是您先前的錢包',
      discard: '要放棄此錢包嗎？',
      going: '此錢包將被刪除',
    },
    text: {
      ask: '舊錢包中的內容會留在那裡，不會轉入新錢包。首先，舊錢包有一週或更久的時間可以開啟：我們會寄電子郵件，每個登入的瀏覽器也會顯示。',
      wait: (day) =>
        `它可於 ${day} 在此瀏覽器中啟用。如果舊錢包在此之前被開啟，它就會保留。您找到開啟它的方式了嗎？請使用該方式。`,
      ready: '新錢包是空的。舊錢包會被擱置，不會刪除：能開啟它的瀏覽器、通行密鑰或單字可以恢復它。',
      stopped: (day) =>
        `${day} 有瀏覽器要求啟用新錢包來取代它。此瀏覽器能開啟您的錢包，因此該要求已終止。請停用您不認得的瀏覽器。`,
      aside:
        '新錢包取代了它，因為一個無法開啟此錢包的瀏覽器要求了新錢包。您可以恢復此錢包。屆時新錢包會被擱置，不會刪除。',
      discard:
        '30 天後它會在這裡被刪除，除非您有它的單字或離線工具包，否則其中的內容會遺失。在此之前您可以保留或恢復它。',
      going: (day) => `它會依您的要求於 ${day} 被刪除。在此之前您可以將它保留在原處，或恢復它。`,
    },
    confirm: {
      ask: '申請新錢包',
      ready: '啟用新錢包',
      aside: '恢復此錢包',
      discard: '放棄',
      going: '恢復此錢包',
    },
    other: {
      aside: '放棄此錢包',
      going: '保留',
    },
    leave: {
      ask: '返回',
      wait: '關閉',
      ready: '取消',
      stopped: '繼續',
      aside: '取消',
      discard: '返回',
      going: '關閉',
    },
    working: '請稍候…',
  },
  kit: {
    kit: {
      title: '您的離線工具包',
      explain: '此頁面不需要網路即可使用。請輸入工具包的十二個單字。',
      words: '工具包的單字',
      open: '開啟錢包',
      opening: '正在開啟…',
      wrong: '這些單字無法開啟工具包。請逐一檢查。',
      broken: '工具包檔案已損毀。請使用另一份副本。',
      openTitle: '您的錢包',
      use: '這 24 個單字就是錢包本身。請將它們輸入您信任的錢包應用程式，然後關閉此頁面。',
      evm: 'EVM 地址',
      solana: 'Solana 地址',
    },
    useKit: {
      title: '使用離線工具包',
      explain: '請選擇工具包檔案，並輸入其十二個單字。',
      leads:
        '如果工具包屬於另一個帳戶，您的登入今後會指向該帳戶。目前指向的錢包將沒有登入方式：請先轉出其中的內容。',
      file: '工具包檔案',
      words: '工具包的單字',
      open: '使用此工具包',
      working: '正在開啟工具包…',
      leave: '返回',
    },
  },
} satisfies Partial<LanguageTexts>;
