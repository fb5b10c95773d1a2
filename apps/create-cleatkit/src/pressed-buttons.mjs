/**
 * The buttons of the widget that the test of a new site presses.
 *
 * @typedef {object} PressedButtons
 * @property {string} connectWallet
 * @property {string} signInTitle
 * @property {string} signInWhole
 */

/** They, by the language of the widget. Written by `npm run languages`. @type {Readonly<Record<string, PressedButtons>>} */
export const pressed = {
  en: { connectWallet: 'Connect wallet', signInTitle: 'Sign in', signInWhole: 'Full message' },
  ar: { connectWallet: 'ربط المحفظة', signInTitle: 'تسجيل الدخول', signInWhole: 'الرسالة كاملة' },
  de: {
    connectWallet: 'Wallet verbinden',
    signInTitle: 'Anmelden',
    signInWhole: 'Die ganze Nachricht',
  },
  es: {
    connectWallet: 'Conectar billetera',
    signInTitle: 'Iniciar sesión',
    signInWhole: 'El mensaje completo',
  },
  fa: { connectWallet: 'اتصال کیف پول', signInTitle: 'ورود', signInWhole: 'متن کامل پیام' },
  fr: {
    connectWallet: 'Connecter un portefeuille',
    signInTitle: 'Se connecter',
    signInWhole: 'Le message entier',
  },
  hi: { connectWallet: 'वॉलेट कनेक्ट करें', signInTitle: 'साइन इन करें', signInWhole: 'पूरा संदेश' },
  id: { connectWallet: 'Hubungkan dompet', signInTitle: 'Masuk', signInWhole: 'Pesan lengkap' },
  it: {
    connectWallet: 'Connetti wallet',
    signInTitle: 'Accedi',
    signInWhole: 'Messaggio completo',
  },
  ja: {
    connectWallet: 'ウォレットを接続',
    signInTitle: 'サインイン',
    signInWhole: 'メッセージ全文',
  },
  ko: { connectWallet: '지갑 연결', signInTitle: '로그인', signInWhole: '전체 메시지' },
  ms: { connectWallet: 'Sambungkan dompet', signInTitle: 'Log masuk', signInWhole: 'Mesej penuh' },
  nl: {
    connectWallet: 'Wallet koppelen',
    signInTitle: 'Inloggen',
    signInWhole: 'Volledig bericht',
  },
  pl: { connectWallet: 'Połącz portfel', signInTitle: 'Logowanie', signInWhole: 'Pełna wiadomość' },
  'pt-BR': {
    connectWallet: 'Conectar carteira',
    signInTitle: 'Entrar',
    signInWhole: 'A mensagem inteira',
  },
  ru: {
    connectWallet: 'Подключить кошелек',
    signInTitle: 'Вход',
    signInWhole: 'Сообщение целиком',
  },
  th: { connectWallet: 'เชื่อมต่อกระเป๋าเงิน', signInTitle: 'เข้าสู่ระบบ', signInWhole: 'ข้อความทั้งหมด' },
  tr: { connectWallet: 'Cüzdanı bağla', signInTitle: 'Oturum aç', signInWhole: 'Mesajın tamamı' },
  uk: {
    connectWallet: 'Підключити гаманець',
    signInTitle: 'Вхід',
    signInWhole: 'Повне повідомлення',
  },
  vi: { connectWallet: 'Kết nối ví', signInTitle: 'Đăng nhập', signInWhole: 'Toàn bộ thông điệp' },
  'zh-CN': { connectWallet: '连接钱包', signInTitle: '登录', signInWhole: '完整消息' },
  'zh-TW': { connectWallet: '連接錢包', signInTitle: '登入', signInWhole: '完整訊息' },
};
