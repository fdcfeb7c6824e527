import { QrCode } from './qr-code'

export const examples = {
  'three squares': (
    <QrCode size={9} path="M4 4h1v1h-1zM5 5h1v1h-1zM4 6h1v1h-1z" label="QR code of our WeChat account" />
  ),
}
