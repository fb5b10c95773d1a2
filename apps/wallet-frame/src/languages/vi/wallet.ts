import type { LanguageTexts } from '../../domain/texts/language-texts';

export const wallet = {
  change: {
    site: 'Trang web',
    account: 'Ví',
    leave: 'Hủy',
    facts: {
      address: 'Tài khoản',
      browser: 'Trình duyệt',
      from: 'Từ',
      login: 'Cách đăng nhập',
      name: 'Tên',
      onSite: 'Trên',
      since: 'Kể từ',
      to: 'Thành',
      way: 'Cách mở',
    },
    kinds: {
      addLogin: {
        title: 'Thêm cách đăng nhập?',
        text: 'Cách này sẽ đăng nhập được vào ví này, trên mọi thiết bị.',
        confirm: 'Thêm',
      },
      beginNew: {
        title: 'Bắt đầu ví mới?',
        text: 'Ví mới trống. Ví cũ được cất riêng, không bị xóa.',
        confirm: 'Bắt đầu ví mới',
      },
      askForNew: {
        title: 'Yêu cầu ví mới?',
        text: 'Ví mới thay thế ví cũ sau một tuần hoặc lâu hơn. Những gì trong ví cũ vẫn ở đó.',
        confirm: 'Yêu cầu ví mới',
      },
      bringBack: {
        title: 'Đưa ví này trở lại?',
        text: 'Khi đó ví mới được cất riêng, không bị xóa.',
        confirm: 'Đưa ví này trở lại',
      },
      discard: {
        title: 'Từ bỏ ví này?',
        text: 'Sau 30 ngày, ví bị xóa ở đây. Cho đến lúc đó, bạn có thể giữ lại hoặc đưa ví trở lại.',
        confirm: 'Từ bỏ',
      },
      keepAside: {
        title: 'Giữ lại ví này?',
        text: 'Ví ở nguyên chỗ, bên cạnh ví mới.',
        confirm: 'Giữ lại',
      },
      changeEmail: {
        title: 'Đổi địa chỉ email của bạn?',
        text: 'Chúng tôi gửi một mã đến địa chỉ cũ, rồi một mã đến địa chỉ mới.',
        confirm: 'Gửi mã',
      },
      endBrowser: {
        title: 'Đăng xuất trình duyệt này?',
        text: 'Trình duyệt bị đăng xuất ngay. Nếu bạn đã mất nó, hãy kết thúc trong “Các cách mở ví của bạn”: việc đó cũng đăng xuất trình duyệt.',
        confirm: 'Kết thúc',
      },
      endOthers: {
        title: 'Đăng xuất mọi trình duyệt khác?',
        text: 'Chúng bị đăng xuất ngay.',
        confirm: 'Kết thúc các mục khác',
      },
      endWay: {
        title: 'Kết thúc một cách mở ví của bạn?',
        text: 'Cách này sẽ không còn mở được ví. Nếu đó là trình duyệt, trình duyệt cũng bị đăng xuất. Hãy xóa cả khóa truy cập khỏi thiết bị của bạn.',
        confirm: 'Kết thúc',
      },
      leadLogin: {
        title: 'Lấy lại tài khoản bằng bộ của nó?',
        text: 'Từ lúc đó, cách đăng nhập của bạn mở tài khoản của bộ này.',
        confirm: 'Dùng bộ này',
      },
      letIn: {
        title: 'Cho trình duyệt mới vào?',
        text: 'Chỉ cho vào nếu ngay lúc này bạn đang đăng nhập bằng trình duyệt đó.',
        confirm: 'Của tôi, cho vào',
      },
      registerName: {
        title: 'Đăng ký tên này?',
        text: 'Tên sẽ dẫn đến tài khoản này, và mọi người đều thấy được.',
        confirm: 'Đăng ký tên',
      },
      removeLogin: {
        title: 'Xóa một cách đăng nhập?',
        text: 'Cách này sẽ không còn đăng nhập được vào ví này, và các trình duyệt đã dùng nó bị đăng xuất. Chúng tôi sẽ gửi email cho bạn về việc này.',
        confirm: 'Xóa',
      },
    },
  },
  device: {
    devices: {
      title: 'Trình duyệt đã đăng nhập',
      explain:
        'Mỗi trình duyệt tự xưng tên. Hãy kết thúc những trình duyệt bạn không biết. Nếu mất một trình duyệt, hãy kết thúc trong “Các cách mở ví của bạn”: việc đó cũng đăng xuất nó.',
      here: 'Trình duyệt này',
      named: (browser, system) => `${browser} trên ${system}`,
      unknown: 'Trình duyệt không xưng tên',
      times: (since, used) => `Từ ${since}, dùng lần cuối ${used}`,
      sites: (sites) => `Trên ${sites}`,
      end: 'Kết thúc',
      endOf: (name) => `Kết thúc: ${name}`,
      endOthers: 'Kết thúc các mục khác',
      waits: 'Một trình duyệt mới xin đăng nhập',
      asked: (time, site) => `Đã xin lúc ${time} trên ${site}`,
      allow: 'Cho vào',
      allowOf: (name) => `Cho vào: ${name}`,
      retry: 'Thử lại',
      working: 'Đang xử lý…',
      back: 'Quay lại',
    },
    letIn: {
      title: 'Cho trình duyệt này vào',
      mail: 'Trình duyệt này mới đối với ví của bạn. Hãy mở trang trong email chúng tôi đã gửi và nhấn nút trên trang đó.',
      known:
        'Hoặc, trong trình duyệt mà bạn đã đăng nhập: mở “Cách bạn đăng nhập” trong hồ sơ của bạn, rồi “Trình duyệt đã đăng nhập”.',
      leave: 'Hủy',
    },
    signedOut: {
      title: 'Trình duyệt này đã bị đăng xuất',
      explain: (site) =>
        `Trình duyệt đã bị kết thúc trong “Trình duyệt đã đăng nhập” hoặc “Các cách mở ví của bạn”, hoặc cách đăng nhập của nó đã bị xóa. Không có gì bị mất: hãy đăng nhập lại trên ${site}.`,
      notYou: 'Nếu không phải bạn làm việc này, sau đó hãy kiểm tra “Trình duyệt đã đăng nhập”.',
      signIn: (email) => `Đăng nhập với ${email}`,
      working: 'Đang xử lý…',
      leave: 'Để sau',
    },
    device: {
      title: 'Có phải bạn đang đăng nhập?',
      asks: (site) => `Một trình duyệt mới đối với ví của bạn xin đăng nhập trên ${site}.`,
      advice:
        'Nếu đó không phải của bạn, hãy đóng trang này. Nếu bạn không nhấn, trình duyệt đó không nhận được mã.',
      approve: 'Đó là trình duyệt của tôi',
      working: 'Đang xử lý…',
    },
    phone: {
      title: 'Thêm Farcaster',
      preparing: 'Đang chuẩn bị mã…',
      scan: 'Quét mã bằng điện thoại, và phê duyệt việc đăng nhập trong Farcaster.',
      approve: 'Phê duyệt việc đăng nhập trong Farcaster, rồi quay lại đây.',
      joins:
        'Tài khoản Farcaster phê duyệt mã này cũng đăng nhập được vào ví của bạn. Đừng cho người khác xem. Mã dùng được một lần, trong mười phút.',
      code: 'Mã QR để đăng nhập bằng Farcaster',
      open: 'Mở Farcaster',
      copy: 'Sao chép liên kết',
      copied: 'Đã sao chép liên kết.',
      link: 'Liên kết cho Farcaster',
      leave: 'Hủy',
    },
  },
  renewal: {
    title: {
      ask: 'Bắt đầu ví mới?',
      wait: 'Ví mới phải chờ',
      ready: 'Ví mới của bạn có thể bắt đầu',
      stopped: 'Ví của bạn được giữ lại',
      aside: 'Đây là ví trước đây của bạn',
      discard: 'Từ bỏ ví này?',
      going: 'Ví này sẽ bị xóa',
    },
    text: {
      ask: 'Những gì trong ví cũ vẫn ở đó, và không chuyển sang ví mới. Trước hết, ví cũ có một tuần hoặc lâu hơn để được mở: chúng tôi gửi email, và mọi trình duyệt đăng nhập đều thông báo điều này.',
      wait: (day) =>
        `Ví mới có thể bắt đầu vào ${day}, trong trình duyệt này. Nếu ví cũ được mở trước lúc đó, ví cũ được giữ lại. Bạn đã tìm ra cách mở ví? Hãy dùng cách đó.`,
      ready:
        'Ví mới trống. Ví cũ được cất riêng, không bị xóa: trình duyệt, khóa truy cập hoặc các từ mở được nó sẽ đưa nó trở lại.',
      stopped: (day) =>
        `Vào ${day}, một trình duyệt đã yêu cầu bắt đầu ví mới thay cho ví này. Trình duyệt này mở được ví của bạn, nên yêu cầu đó đã chấm dứt. Hãy kết thúc những trình duyệt bạn không biết.`,
      aside:
        'Một ví mới đang ở vị trí của ví này, vì một trình duyệt không mở được ví này đã yêu cầu. Bạn có thể đưa ví này trở lại. Khi đó ví mới được cất riêng, không bị xóa.',
      discard:
        'Sau 30 ngày, ví bị xóa ở đây, và những gì trong ví bị mất trừ khi bạn có các từ của ví hoặc bộ ngoại tuyến. Cho đến lúc đó, bạn có thể giữ lại hoặc đưa ví trở lại.',
      going: (day) =>
        `Ví bị xóa vào ${day}, như bạn đã yêu cầu. Cho đến lúc đó, bạn có thể giữ ví ở nguyên chỗ, hoặc đưa ví trở lại.`,
    },
    confirm: {
      ask: 'Yêu cầu ví mới',
      ready: 'Bắt đầu ví mới',
      aside: 'Đưa ví này trở lại',
      discard: 'Từ bỏ',
      going: 'Đưa ví này trở lại',
    },
    other: {
      aside: 'Từ bỏ ví này',
      going: 'Giữ lại',
    },
    leave: {
      ask: 'Quay lại',
      wait: 'Đóng',
      ready: 'Hủy',
      stopped: 'Tiếp tục',
      aside: 'Hủy',
      discard: 'Quay lại',
      going: 'Đóng',
    },
    working: 'Đang xử lý…',
  },
  kit: {
    kit: {
      title: 'Bộ ngoại tuyến của bạn',
      explain: 'Trang này hoạt động không cần mạng. Hãy nhập mười hai từ của bộ.',
      words: 'Các từ của bộ',
      open: 'Mở ví',
      opening: 'Đang mở…',
      wrong: 'Các từ này không mở được bộ. Hãy kiểm tra từng từ.',
      broken: 'Tệp của bộ bị hỏng. Hãy dùng bản sao khác.',
      openTitle: 'Ví của bạn',
      use: '24 từ này chính là ví. Hãy nhập chúng vào một ứng dụng ví mà bạn tin tưởng, và đóng trang này.',
      evm: 'Địa chỉ EVM',
      solana: 'Địa chỉ Solana',
    },
    useKit: {
      title: 'Dùng bộ ngoại tuyến',
      explain: 'Chọn tệp của bộ, và nhập mười hai từ của nó.',
      leads:
        'Nếu bộ này là của tài khoản khác, từ giờ cách đăng nhập của bạn dẫn đến tài khoản đó. Ví mà nó dẫn đến hiện tại sẽ không còn cách đăng nhập: hãy chuyển những gì trong ví đó đi trước.',
      file: 'Tệp của bộ',
      words: 'Các từ của bộ',
      open: 'Dùng bộ này',
      working: 'Đang mở bộ…',
      leave: 'Quay lại',
    },
  },
} satisfies Partial<LanguageTexts>;
