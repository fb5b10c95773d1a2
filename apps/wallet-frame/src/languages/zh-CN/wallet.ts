import type { LanguageTexts } from '../../domain/texts/language-texts';

export const wallet = {
  change: {
    site: '网站',
    account: '钱包',
    leave: '取消',
    facts: {
      address: '账户',
      browser: '浏览器',
      from: '发送方',
      login: '登录',
      name: '名称',
      onSite: '网站',
      since: '自',
      to: '接收方',
      way: '打开方式',
    },
    kinds: {
      addLogin: {
        title: '添加登录方式？',
        text: '它可在任何设备上登录此钱包。',
        confirm: '添加',
      },
      beginNew: {
        title: '启用新钱包？',
        text: '新钱包是空的。旧钱包会被搁置，不会删除。',
        confirm: '启用新钱包',
      },
      askForNew: {
        title: '请求新钱包？',
        text: '一周或更久之后它将取代旧钱包。旧钱包中的内容会留在那里。',
        confirm: '请求新钱包',
      },
      bringBack: {
        title: '恢复此钱包？',
        text: '新钱包届时会被搁置，不会删除。',
        confirm: '恢复此钱包',
      },
      discard: {
        title: '放弃此钱包？',
        text: '30 天后它将在此被删除。在此之前您可以保留或恢复它。',
        confirm: '放弃',
      },
      keepAside: {
        title: '保留此钱包？',
        text: '它会留在原处，与新钱包并存。',
        confirm: '保留',
      },
      changeEmail: {
        title: '更改您的邮箱地址？',
        text: '我们会先向旧地址发送验证码，再向新地址发送。',
        confirm: '发送验证码',
      },
      endBrowser: {
        title: '让此浏览器退出登录？',
        text: '它会立即退出登录。如果它已丢失，请改在“打开钱包的方式”中停用它：这也会使其退出登录。',
        confirm: '停用',
      },
      endOthers: {
        title: '让所有其他浏览器退出登录？',
        text: '它们会立即退出登录。',
        confirm: '停用所有其他浏览器',
      },
      endWay: {
        title: '停用一种打开钱包的方式？',
        text: '它将不再能打开钱包。浏览器会随之退出登录。也请从您的设备上删除通行密钥。',
        confirm: '停用',
      },
      leadLogin: {
        title: '用工具包找回账户？',
        text: '此后，您的登录将打开工具包的账户。',
        confirm: '使用此工具包',
      },
      letIn: {
        title: '允许新浏览器进入？',
        text: '仅当您此刻正在用它登录时才允许。',
        confirm: '是我的，允许',
      },
      registerName: {
        title: '注册此名称？',
        text: '该名称将指向此账户，所有人都能看到。',
        confirm: '注册名称',
      },
      removeLogin: {
        title: '移除登录方式？',
        text: '它将不再能登录此钱包，使用过它的浏览器会退出登录。我们会就此给您发邮件。',
        confirm: '移除',
      },
    },
  },
  device: {
    devices: {
      title: '已登录的浏览器',
      explain:
        '名称由各浏览器自行报告。请停用您不认识的。已丢失的请在“打开钱包的方式”中停用：这也会使其退出登录。',
      here: '此浏览器',
      named: (browser, system) => `${system} 上的 ${browser}`,
      unknown: '未表明身份的浏览器',
      times: (since, used) => `自 ${since}，上次使用 ${used}`,
      sites: (sites) => `网站：${sites}`,
      end: '停用',
      endOf: (name) => `停用：${name}`,
      endOthers: '停用所有其他浏览器',
      waits: '有新浏览器请求登录',
      asked: (time, site) => `${time} 在 ${site} 请求`,
      allow: '允许',
      allowOf: (name) => `允许：${name}`,
      retry: '重试',
      working: '请稍候…',
      back: '返回',
    },
    letIn: {
      title: '允许此浏览器',
      mail: '它对您的钱包来说是新的。请打开我们发送的邮件中的页面，并按下其中的按钮。',
      known: '或者，在您已登录的浏览器中：打开个人资料中的“您的登录方式”，再打开“已登录的浏览器”。',
      leave: '取消',
    },
    signedOut: {
      title: '此浏览器已退出登录',
      explain: (site) =>
        `它在“已登录的浏览器”或“打开钱包的方式”中被停用，或其登录方式被移除。没有任何损失：请在 ${site} 重新登录。`,
      notYou: '如果不是您本人操作，请随后查看“已登录的浏览器”。',
      signIn: (email) => `以 ${email} 登录`,
      working: '请稍候…',
      leave: '暂不',
    },
    device: {
      title: '是您本人在登录吗？',
      asks: (site) => `一个对您的钱包来说是新的浏览器请求在 ${site} 登录。`,
      advice: '如果不是您的，请关闭此页面。没有您的确认，该浏览器得不到验证码。',
      approve: '是我的浏览器',
      working: '请稍候…',
    },
    phone: {
      title: '添加 Farcaster',
      preparing: '正在准备二维码…',
      scan: '请用手机扫描二维码，并在 Farcaster 中批准登录。',
      approve: '请在 Farcaster 中批准登录，然后返回此处。',
      joins:
        '批准登录的 Farcaster 账户也可登录您的钱包。请勿展示给任何其他人。仅可使用一次，十分钟内有效。',
      code: '使用 Farcaster 登录的二维码',
      open: '打开 Farcaster',
      copy: '复制链接',
      copied: '链接已复制。',
      link: 'Farcaster 链接',
      leave: '取消',
    },
  },
  renewal: {
    title: {
      ask: '启用新钱包？',
      wait: '新钱包需要等待',
      ready: '您的新钱包可以启用了',
      stopped: '您的钱包保留',
      aside: '这是您以前的钱包',
      discard: '放弃此钱包？',
      going: '此钱包将被删除',
    },
    text: {
      ask: '旧钱包中的内容会留在那里，不会转入新钱包。首先，旧钱包有一周或更久的时间可被打开：我们会发送邮件，每个登录的浏览器也会提示。',
      wait: (day) =>
        `它可于 ${day} 在此浏览器中启用。如果旧钱包在此之前被打开，它就会保留。您找到打开它的方式了吗？请使用该方式。`,
      ready: '新钱包是空的。旧钱包会被搁置，不会删除：能打开它的浏览器、通行密钥或单词可以恢复它。',
      stopped: (day) =>
        `${day} 有浏览器请求启用新钱包来取代它。此浏览器能打开您的钱包，因此该请求已终止。请停用您不认识的浏览器。`,
      aside:
        '新钱包取代了它，因为一个无法打开此钱包的浏览器请求了新钱包。您可以恢复此钱包。新钱包届时会被搁置，不会删除。',
      discard:
        '30 天后它将在此被删除，除非您有它的单词或离线工具包，否则其中的内容将会丢失。在此之前您可以保留或恢复它。',
      going: (day) => `它将按您的要求于 ${day} 被删除。在此之前您可以将其保留在原处或恢复。`,
    },
    confirm: {
      ask: '请求新钱包',
      ready: '启用新钱包',
      aside: '恢复此钱包',
      discard: '放弃',
      going: '恢复此钱包',
    },
    other: {
      aside: '放弃此钱包',
      going: '保留',
    },
    leave: {
      ask: '返回',
      wait: '关闭',
      ready: '取消',
      stopped: '继续',
      aside: '取消',
      discard: '返回',
      going: '关闭',
    },
    working: '请稍候…',
  },
  kit: {
    kit: {
      title: '您的离线工具包',
      explain: '此页面无需网络即可使用。请输入工具包的十二个单词。',
      words: '工具包的单词',
      open: '打开钱包',
      opening: '正在打开…',
      wrong: '这些单词无法打开工具包。请逐个检查。',
      broken: '工具包文件已损坏。请使用另一份副本。',
      openTitle: '您的钱包',
      use: '这 24 个单词就是钱包本身。请将它们输入您信任的钱包应用，然后关闭此页面。',
      evm: 'EVM 地址',
      solana: 'Solana 地址',
    },
    useKit: {
      title: '使用离线工具包',
      explain: '请选择工具包文件并输入其十二个单词。',
      leads:
        '如果工具包属于另一个账户，您的登录今后将指向该账户。目前指向的钱包将没有登录方式：请先转出其中的内容。',
      file: '工具包文件',
      words: '工具包的单词',
      open: '使用此工具包',
      working: '正在打开工具包…',
      leave: '返回',
    },
  },
} satisfies Partial<LanguageTexts>;
